/** The games of the kernel as they are needed: each is loaded once, and those used least make room for others. */
import type { GameKernel, Kernel } from "../kernel/types";
import type { Choices } from "../protocol/types";

/** A large game takes some megabytes. */
const MOST = 8;

export class Games {
  private started: Promise<Kernel> | null = null;
  private readonly loaded = new Map<string, Promise<GameKernel>>();
  private readonly users = new Map<GameKernel, number>();

  constructor(private readonly start: () => Promise<Kernel>) {}

  /** Rejects where the kernel does not run here, or lacks the game. */
  async load(variant: string, options: Choices, rules?: number): Promise<GameKernel> {
    const chosen = Object.entries(options).sort(([one], [other]) => one.localeCompare(other));
    const key = JSON.stringify([variant, chosen, rules ?? null]);
    const game = this.loaded.get(key) ?? this.open(variant, options, rules);
    this.loaded.delete(key);
    this.loaded.set(key, game); // what was used last is the last in the list
    game.catch(() => this.loaded.delete(key));
    if (this.loaded.size > MOST) void this.makeRoom();
    return game;
  }

  private async open(variant: string, options: Choices, rules?: number): Promise<GameKernel> {
    return (await this.kernel()).load(variant, options, rules);
  }

  kernel(): Promise<Kernel> {
    this.started ??= this.start();
    this.started.catch(() => (this.started = null)); // a connection may come back
    return this.started;
  }

  /** While a game is held it stays loaded. */
  hold(game: GameKernel): void {
    this.users.set(game, (this.users.get(game) ?? 0) + 1);
  }

  free(game: GameKernel): void {
    const users = (this.users.get(game) ?? 1) - 1;
    if (users) this.users.set(game, users);
    else this.users.delete(game);
  }

  private async makeRoom(): Promise<void> {
    for (const [key, loading] of [...this.loaded].slice(0, -MOST / 2)) {
      const game = await loading.catch(() => null);
      if (!game || this.users.has(game) || this.loaded.size <= MOST) continue;
      this.loaded.delete(key);
      game.close();
    }
  }
}
