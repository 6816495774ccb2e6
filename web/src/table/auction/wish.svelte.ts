/** The bid that the reader makes up: coins, and perhaps a token. It is forgotten with the decision that it was for. */

import { bidText, leastWith, type Options, optionsOf, type Token, type Wish } from "./moves";

interface Around {
  legal: readonly string[];
  decision: number | null;
  least: number | null;
}

interface Made extends Wish {
  decision: number | null;
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
    this.change = (part) => {
      this.made = { ...this.now, ...part, decision: around().decision };
    };
  }

  readonly change: (part: Partial<Wish>) => void;

  get text(): string {
    return bidText(this.now);
  }

  /** As far as coins go; what is too little or too much the server says. */
  step(by: number): void {
    this.set(this.now.coins + by);
  }

  set(coins: number): void {
    if (Number.isInteger(coins)) this.change({ coins: Math.max(0, Math.min(coins, 60)) });
  }

  /** Take a token, or put it back. The bid rises to what the token needs. */
  toggle(token: Token): void {
    if (this.now.token === token) {
      this.change({ token: null, target: null });
      return;
    }
    const coins = Math.max(this.now.coins, leastWith(this.options, token) ?? 0);
    const target = token === "ban" ? (this.options.targets[0] ?? null) : null;
    this.change({ coins, token, target });
  }
}
