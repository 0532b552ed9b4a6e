import { describe, expect, it } from "vitest";
import { creationOptions, credentialData, fromBase64Url, requestOptions, toBase64Url } from "../src/account/passkeys";

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

describe("passkeys as JSON", () => {
  it("write bytes so that they fit addresses, and read them back", () => {
    const some = bytes(251, 255, 190, 0, 1);
    expect(toBase64Url(some)).toBe("-_--AAE");
    expect(fromBase64Url("-_--AAE")).toEqual(new Uint8Array(some));
  });

  it("turn the server's offer into what browsers take", () => {
    const options = creationOptions({
      ...{ challenge: "AQI", user: { id: "Aw", name: "maya" }, rp: { name: "Cornerwise", id: "localhost" } },
      excludeCredentials: [{ id: "BA", type: "public-key" }],
    });
    expect(options.challenge).toEqual(new Uint8Array([1, 2]));
    expect(options.user).toEqual({ id: new Uint8Array([3]), name: "maya" });
    expect(options.excludeCredentials?.[0]?.id).toEqual(new Uint8Array([4]));
    expect(options.rp.id).toBe("localhost");
    expect(requestOptions({ challenge: "AQI" }).allowCredentials).toBeUndefined();
  });

  it("send back every part of the answer that there is", () => {
    const credential = {
      ...{ id: "BA", rawId: bytes(4), type: "public-key", getClientExtensionResults: () => ({}) },
      response: { clientDataJSON: bytes(1), signature: bytes(2), userHandle: null },
    } as unknown as PublicKeyCredential;
    expect(credentialData(credential)).toEqual({
      ...{ id: "BA", rawId: "BA", type: "public-key", clientExtensionResults: {} },
      response: { clientDataJSON: "AQ", signature: "Ag" },
    });
  });
});
