import type { Socket } from 'node:net';

/** Writes as fast as the peer reads, until the connection closes. */
export function flood(head: string, part: string): (socket: Socket) => void {
  const block = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)));
  return (socket) =>
    socket.once('data', () => {
      const more = () => {
        while (!socket.destroyed && socket.write(block));
      };
      socket.write(head);
      socket.on('drain', more);
      more();
    });
}

export function drip(head: string): (socket: Socket) => void {
  return (socket) =>
    socket.once('data', () => {
      socket.write(head);
      const timer = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(timer));
    });
}

export const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
