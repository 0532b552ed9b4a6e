/** Requests about other people: contacts, challenges, one's choices about them, reports. */
import type { Challenge, ContactChoices, Contacts, NewChallenge, Person, Report, Snapshot } from "../protocol/types";
import { get, post, remove } from "./api";

export type Relation = "follow" | "block" | "mute";

const at = (relation: Relation | "person", login: string): string =>
  `/api/contacts/${relation}/${encodeURIComponent(login)}`;

export const myContacts = (): Promise<Contacts> => get("/api/contacts");
export const person = (login: string): Promise<Person> => get(at("person", login));
/** People whose usernames begin like that. */
export const search = (begins: string): Promise<Person[]> =>
  get(`/api/contacts/search?begins=${encodeURIComponent(begins)}`);
export const relate = (relation: Relation, login: string): Promise<Person> => post(at(relation, login));
export const part = (relation: Relation, login: string): Promise<Person> => remove(at(relation, login));

export const myChoices = (): Promise<ContactChoices> => get("/api/contacts/choices");
export const choose = (chosen: Partial<ContactChoices>): Promise<ContactChoices> =>
  post("/api/contacts/choices", chosen);

export const challenge = (plan: NewChallenge): Promise<unknown> => post("/api/challenges", plan);
export const accept = ({ id }: Pick<Challenge, "id">): Promise<Snapshot> => post(`/api/challenges/${id}/accept`);
export const decline = ({ id }: Pick<Challenge, "id">): Promise<unknown> => post(`/api/challenges/${id}/decline`);
export const withdraw = ({ id }: Pick<Challenge, "id">): Promise<unknown> => remove(`/api/challenges/${id}`);

export const report = (about: Report): Promise<unknown> => post("/api/reports", about);
