/** Detects a lost connection by pinging the server. A browser may take minutes to report it. */

import type { LiveClient } from "./client";
import type { AnyView } from "./view";

const BEAT = 12_000;

/** Watches the connection until the returned function is called. */
export function startHeartbeat<V extends AnyView>(client: LiveClient<V>): () => void {
  let receivedAtPing: number | null = null;
  const beat = () => {
    if (client.state.connection !== "here") {
      receivedAtPing = null;
    } else if (receivedAtPing === client.received) {
      receivedAtPing = null;
      client.dropConnection();
    } else {
      receivedAtPing = client.received;
      client.ping();
    }
  };
  const back = () => {
    if (client.state.connection === "away") client.reconnect();
  };
  const seen = () => {
    if (document.visibilityState === "visible") back();
  };
  const lost = () => client.dropConnection();
  const timer = setInterval(beat, BEAT);
  addEventListener("offline", lost);
  addEventListener("online", back);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    removeEventListener("offline", lost);
    removeEventListener("online", back);
    document.removeEventListener("visibilitychange", seen);
  };
}
