import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { portOf } from "#platform/http/port.ts";

/**
 * A TCP proxy. It can fall silent without closing its connections, as when a machine loses power. It can also forward to another port, like
 * an address that is moved.
 */
export async function startTcpProxy(first: number) {
  const ends = new Set<Socket>();
  let port = first;
  let cut = false;
  const join = (from: Socket, to: Socket) => {
    ends.add(from);
    from.on("error", () => {});
    from.on("data", (bytes) => cut || to.write(bytes));
    from.on("close", () => {
      ends.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    join(near, far);
    join(far, near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: portOf(server),
    cut: () => {
      cut = true;
    },
    mend: () => {
      cut = false;
    },
    leadTo: (other: number) => {
      port = other;
    },
    remove: () => {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}
