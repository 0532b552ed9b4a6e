/** Local storage with a prefix. Where the browser refuses it nothing is kept, and everything else works. */
const PREFIX = "cornerwise.";

/** What is looked up before the client itself is there. */
export const LANGUAGE = "language";
export const SETTINGS = "settings";

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Nothing depends on it.
  }
}

export function erase(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing depends on it.
  }
}

/** A kept value as data, or a default where there is none or an unreadable one. */
export function readJson<T>(key: string, usual: T): T {
  const text = readText(key);
  if (text === null) return usual;
  try {
    return JSON.parse(text) as T;
  } catch {
    return usual;
  }
}

/** The same for as long as a tab is open, over reloads. */
export function readVisit<T>(key: string, usual: T): T {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "") as T;
  } catch {
    return usual;
  }
}

export function writeVisit(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
