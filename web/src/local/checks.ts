/** Checks of data that came from outside: each returns what it was given, or throws a `Refusal` that says where it is wrong. */
import { Refusal } from "../protocol/refusal";

export type Check<T> = (value: unknown, at: string) => T;
type Of<C> = C extends Check<infer T> ? T : never;
/** Fields that may be missing are optional. */
type Checked<Fields> = {
  [Name in keyof Fields as undefined extends Of<Fields[Name]> ? never : Name]: Of<Fields[Name]>;
} & {
  [Name in keyof Fields as undefined extends Of<Fields[Name]> ? Name : never]?: Exclude<Of<Fields[Name]>, undefined>;
};

export function wrong(at: string, what: string): never {
  throw new Refusal("request/malformed", `${at}: ${what}`);
}

export const text =
  (most: number, pattern?: RegExp): Check<string> =>
  (value, at) => {
    if (typeof value !== "string") return wrong(at, "no text");
    if (value.length > most) return wrong(at, `more than ${most} characters`);
    return pattern && !pattern.test(value) ? wrong(at, "not of the form that is expected") : value;
  };

export const whole =
  (least: number, most: number): Check<number> =>
  (value, at) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : wrong(at, `no whole number from ${least} to ${most}`);

export const real =
  (least: number, most: number): Check<number> =>
  (value, at) =>
    typeof value === "number" && value >= least && value <= most
      ? value
      : wrong(at, `no number from ${least} to ${most}`);

export const flag: Check<boolean> = (value, at) =>
  typeof value === "boolean" ? value : wrong(at, "neither true nor false");

export const oneOf =
  <T extends string>(...allowed: readonly T[]): Check<T> =>
  (value, at) =>
    allowed.includes(value as T) ? (value as T) : wrong(at, `none of ${allowed.join(", ")}`);

export const either =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (value, at) => {
    try {
      return one(value, at);
    } catch {
      return other(value, at);
    }
  };

/** May be missing or null, which are the same. */
export const maybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, at) =>
    value === undefined || value === null ? undefined : check(value, at);

export const list =
  <T>(check: Check<T>, most: number, least = 0): Check<T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) return wrong(at, "no list");
    if (value.length < least || value.length > most) return wrong(at, `${value.length} entries`);
    return value.map((entry, number) => check(entry, `${at}[${number}]`));
  };

/** Any names, each with a value of one kind. */
export const table =
  <T>(check: Check<T>, most: number): Check<Record<string, T>> =>
  (value, at) => {
    const entries = Object.entries(object(value, at));
    if (entries.length > most) return wrong(at, `${entries.length} entries`);
    return Object.fromEntries(entries.map(([name, entry]) => [text(40)(name, at), check(entry, `${at}.${name}`)]));
  };

/** Named fields, and no others. */
export const fields =
  <Fields extends Record<string, Check<unknown>>>(checks: Fields): Check<Checked<Fields>> =>
  (value, at) => {
    const given = object(value, at);
    for (const name of Object.keys(given)) if (!Object.hasOwn(checks, name)) return wrong(at, `unknown field ${name}`);
    const found: Record<string, unknown> = {};
    for (const [name, check] of Object.entries(checks)) {
      const checked = check(given[name], at ? `${at}.${name}` : name);
      if (checked !== undefined) found[name] = checked;
    }
    return found as Checked<Fields>;
  };

/** Fields that are looked at elsewhere, or need no look. */
export const anything: Check<unknown> = (value) => value;

/** An object with a field that says which of several kinds it is of. */
export const kinds =
  <Name extends string, Kinds extends Record<string, Record<string, Check<unknown>>>>(
    by: Name,
    checks: Kinds,
  ): Check<{ [Kind in keyof Kinds & string]: { [N in Name]: Kind } & Checked<Kinds[Kind]> }[keyof Kinds & string]> =>
  (value, at) => {
    const given = object(value, at);
    const kind = given[by];
    if (typeof kind !== "string" || !Object.hasOwn(checks, kind)) return wrong(at ? `${at}.${by}` : by, "unknown kind");
    return fields({ [by]: anything, ...checks[kind] })(value, at) as never;
  };

function object(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong(at || "message", "no object");
  return value as Record<string, unknown>;
}
