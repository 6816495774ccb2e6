// Makes matches with every seat taken, through the lobby's HTTP API.

async function post(url, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function newMatch(games, seats, setupData) {
  const { matchID } = await post(`${games}/create`, { numPlayers: seats, setupData });
  const credentials = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const joined = await post(`${games}/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

module.exports = { newMatch };
