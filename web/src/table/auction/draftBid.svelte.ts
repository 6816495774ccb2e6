/** The bid that the player is preparing: coins and optionally a token. It is reset with each decision. */

import { type Bid, bidText, leastWith, type Options, optionsOf, type Token } from "./moves";

interface BidContext {
  legal: readonly string[];
  decision: number | null;
  least: number | null;
}

interface Draft extends Bid {
  decision: number | null;
  /** The coins before a token raised them, or null if the player chose the number. */
  before: number | null;
}

export class DraftBid {
  private draft: Draft | null = $state.raw(null);
  readonly options: Options;
  readonly now: Bid;

  constructor(context: () => BidContext) {
    this.options = $derived(optionsOf(context().legal));
    this.now = $derived.by(() => {
      const { decision, least } = context();
      if (this.draft !== null && this.draft.decision === decision) return this.draft;
      return { coins: leastWith(this.options, null) ?? least ?? 1, token: null, target: null };
    });
    this.update = (bid, before) => {
      this.draft = { ...bid, before, decision: context().decision };
    };
  }

  private readonly update: (bid: Bid, before: number | null) => void;

  /** Sets the opponent to ban. */
  setTarget(target: number): void {
    this.update({ ...this.now, target }, this.before);
  }

  get text(): string {
    return bidText(this.now);
  }

  /** Changes the coins. The server says whether the bid is too low or too high. */
  step(by: number): void {
    this.set(this.now.coins + by);
  }

  set(coins: number): void {
    if (Number.isInteger(coins)) this.update({ ...this.now, coins: Math.max(0, Math.min(coins, 60)) }, null);
  }

  /** Selects or deselects a token. The bid rises to the least that the token needs, and falls back when it is
   * deselected.
   */
  toggle(token: Token): void {
    const own = this.before ?? this.now.coins;
    if (this.now.token === token) {
      this.update({ coins: own, token: null, target: null }, null);
      return;
    }
    const coins = Math.max(own, leastWith(this.options, token) ?? 0);
    const target = token === "ban" ? (this.options.targets[0] ?? null) : null;
    this.update({ coins, token, target }, coins > own ? own : null);
  }

  private get before(): number | null {
    return this.now === this.draft ? this.draft.before : null;
  }
}
