/** Converts passkey data between JSON and the bytes of the browser's WebAuthn interface. */

export type JsonOptions = Record<string, unknown> & { challenge: string };
interface JsonCredential {
  id: string;
  type: string;
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

export function toBase64Url(bytes: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const withBytes = (entries: unknown): unknown =>
  Array.isArray(entries)
    ? entries.map((entry: JsonCredential) => ({ ...entry, id: fromBase64Url(entry.id) }))
    : undefined;

/** What `navigator.credentials.create` takes, from what the server offers. */
export function creationOptions(options: JsonOptions): PublicKeyCredentialCreationOptions {
  const user = options["user"] as { id: string };
  return {
    ...options,
    challenge: fromBase64Url(options.challenge),
    user: { ...user, id: fromBase64Url(user.id) },
    excludeCredentials: withBytes(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
}

/** What `navigator.credentials.get` takes, from what the server asks. */
export function requestOptions(options: JsonOptions): PublicKeyCredentialRequestOptions {
  return {
    ...options,
    challenge: fromBase64Url(options.challenge),
    allowCredentials: withBytes(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;

/** A credential as the server reads it: every part that there is. */
export function credentialData(credential: PublicKeyCredential): Record<string, unknown> {
  const response = credential.response as unknown as Record<string, ArrayBuffer | null | undefined>;
  const parts = PARTS.flatMap((part) => (response[part] ? [[part, toBase64Url(response[part])]] : []));
  return {
    id: credential.id,
    rawId: toBase64Url(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: Object.fromEntries(parts),
  };
}

/** The person looked at the browser's question and said no. Nothing has to be said about that. */
export class Declined extends Error {}

async function asked(answer: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const credential = await answer.catch((error: unknown) => {
    throw error instanceof DOMException && error.name === "NotAllowedError" ? new Declined() : error;
  });
  if (!credential) throw new Declined();
  return credentialData(credential as PublicKeyCredential);
}

export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== "undefined";

export const createPasskey = (options: JsonOptions): Promise<Record<string, unknown>> =>
  asked(navigator.credentials.create({ publicKey: creationOptions(options) }));

export const provePasskey = (options: JsonOptions): Promise<Record<string, unknown>> =>
  asked(navigator.credentials.get({ publicKey: requestOptions(options) }));
