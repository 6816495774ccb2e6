// A bot at a live table: `node examples/live_bot.mjs http://127.0.0.1:8000 TABLE [NAME]`.
//
// It takes a free seat and plays a random legal move for each decision. If the connection breaks, it connects again
// and continues. Node 22 or later has everything it needs; a browser, too.

const [server, table, name = "Example"] = process.argv.slice(2);
if (table === undefined || process.argv.length > 5) {
  console.error("Say where to play: node examples/live_bot.mjs http://127.0.0.1:8000 TABLE [NAME]");
  process.exit(1);
}

async function call(method, path, body, token) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error((await answer.json()).text);
  return answer.json();
}

/** Makes a new identity, takes the first free seat and returns the token, which is the only credential. */
async function sitDown() {
  const { token } = await call("POST", "/api/identity", { name, program: true });
  const { seats } = await call("GET", `/api/tables/${table}`);
  const free = seats.findIndex((seat) => seat.kind === "free");
  await call("PUT", `/api/tables/${table}/seats/${free}`, { who: "me" }, token);
  console.log(`${name} sits at seat ${free + 1}.`);
  return token;
}

/** Plays until the game is over. */
function play(token) {
  let view = {};
  let move = null;

  function receive(socket, message) {
    if (message.type === "welcome") view = message.view ?? {};
    if (message.type === "update") view = { ...view, ...message.view };
    if (message.decision != null) {
      // The same decision gets the same message again: whether the first one arrived or not, it is made once.
      if (message.decision !== move?.decision) {
        const text = view.legal[Math.floor(Math.random() * view.legal.length)];
        move = { type: "move", id: `m${message.decision}`, decision: message.decision, move: text };
      }
      socket.send(JSON.stringify(move));
    }
    if (view.phase === "deal") socket.send('{"type": "ready"}');
    if (view.phase === "over") socket.close();
  }

  return new Promise((resolve, reject) => {
    function connect() {
      const address = `${server.replace("http", "ws")}/live/${table}?protocol=1`;
      const socket = new WebSocket(address, ["goldgavel", `bearer.${token}`]);
      socket.onmessage = ({ data }) => receive(socket, JSON.parse(data));
      socket.onclose = ({ code }) => {
        if (view.phase === "over") resolve();
        else if (code >= 4000 && code < 5000 && code !== 4008) reject(new Error(`The server closed with ${code}.`));
        else {
          console.log(`The connection is lost (${code}); trying again.`);
          setTimeout(connect, 500);
        }
      };
    }
    connect();
  });
}

await play(await sitDown());
console.log("The game is over.");
