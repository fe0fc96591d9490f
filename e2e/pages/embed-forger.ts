/** A page that impersonates a player to the host page. */
const forger = {
  /** Messages to this page. */
  heard: [] as unknown[],
  forge(token: string): void {
    const say = (message: object) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => forger.heard.push(data);
      parent.postMessage(message, '*', [port2]);
    };
    say({ gifkit: 1, type: 'hello', token });
    say({ gifkit: 1, event: 'pause' });
    say({ gifkit: 1, id: 1, result: {} });
  },
};

addEventListener('message', ({ data }) => forger.heard.push(data));

declare global {
  interface Window {
    forger: typeof forger;
  }
}

window.forger = forger;
