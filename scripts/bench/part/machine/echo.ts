import { type AddressInfo, createServer } from 'node:net';
import { announcePort } from '../../announce.ts';

/** Sends back what it receives. */
const server = createServer((socket) => socket.setNoDelay().pipe(socket));
server.listen(0, '127.0.0.1', () => announcePort((server.address() as AddressInfo).port));
