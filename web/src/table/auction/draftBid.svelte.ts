/** The bid that the reader makes up: coins, and perhaps a token. It is forgotten with the decision that it was for. */

import { bidText, leastWith, type Options, optionsOf, type Token, type Wish } from "./moves";

interface Around {
  legal: readonly string[];
  decision: number | null;
  least: number | null;
}

interface Made extends Wish {
  decision: number | null;
  /** The coins before a token raised them; null if they are the bidder's own choice. */
  before: number | null;
}

export class WishedBid {
  private made: Made | null = $state.raw(null);
  readonly options: Options;
  readonly now: Wish;

  constructor(around: () => Around) {
    this.options = $derived(optionsOf(around().legal));
    this.now = $derived.by(() => {
      const { decision, least } = around();
      if (this.made !== null && this.made.decision === decision) return this.made;
      return { coins: leastWith(this.options, null) ?? least ?? 1, token: null, target: null };
    });
    this.make = (wish, before) => {
      this.made = { ...wish, before, decision: around().decision };
    };
  }

  private readonly make: (wish: Wish, before: number | null) => void;

  /** The opponent whom a ban is meant for. */
  aim(target: number): void {
    this.make({ ...this.now, target }, this.before);
  }

  get text(): string {
    return bidText(this.now);
  }

  /** As far as coins go; what is too little or too much the server says. */
  step(by: number): void {
    this.set(this.now.coins + by);
  }

  set(coins: number): void {
    if (Number.isInteger(coins)) this.make({ ...this.now, coins: Math.max(0, Math.min(coins, 60)) }, null);
  }

  /** Take a token, or put it back. The bid rises to what the token needs, and falls back with the token. */
  toggle(token: Token): void {
    const own = this.before ?? this.now.coins;
    if (this.now.token === token) {
      this.make({ coins: own, token: null, target: null }, null);
      return;
    }
    const coins = Math.max(own, leastWith(this.options, token) ?? 0);
    const target = token === "ban" ? (this.options.targets[0] ?? null) : null;
    this.make({ coins, token, target }, coins > own ? own : null);
  }

  private get before(): number | null {
    return this.now === this.made ? this.made.before : null;
  }
}
