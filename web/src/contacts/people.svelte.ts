/** What the server tells an account holder about other people, on every page: challenges, and who comes and goes. */
import { findSession } from "../net/session.svelte";
import { connection } from "../net/socket.svelte";
import { myChoices } from "../net/contacts";
import { hasAccount } from "../account/account";
import type { Challenge, ChallengeNews, Contact, ContactChoices, ServerMessage } from "../protocol/types";

type NewsListener = (contact: Contact) => void;

class People {
  challenges = $state.raw<readonly Challenge[]>([]);
  /** What has last happened to a challenge, until somebody has seen it. */
  news = $state.raw<ChallengeNews | null>(null);
  choices = $state.raw<ContactChoices | null>(null);

  private close: (() => void) | null = null;
  private starting: Promise<boolean> | null = null;
  private readonly listeners = new Set<NewsListener>();

  /** Listens from now on; says whether this is somebody with an account. Asked again after somebody has signed up. */
  start(): Promise<boolean> {
    this.starting ??= this.begin().catch(() => false);
    return this.starting.then((isListening) => {
      if (!isListening) this.starting = null;
      return isListening;
    });
  }

  private async begin(): Promise<boolean> {
    if (!(await findSession()) || !(await hasAccount())) return false;
    this.close ??= connection.listen(
      (message) => this.hear(message),
      () => connection.send({ type: "people" }),
    );
    this.choices = await myChoices();
    return true;
  }

  private hear(message: ServerMessage): void {
    if (message.type === "contact") for (const tell of this.listeners) tell(message.contact);
    if (message.type !== "challenges") return;
    this.challenges = message.challenges;
    if (message.news) this.news = message.news;
  }

  /** Called with each contact that has come, gone, or begun or ended a game. */
  onContact(listener: NewsListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

export const people = new People();
