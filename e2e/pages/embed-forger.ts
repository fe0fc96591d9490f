/** A page that impersonates a player to the host page, and the host page to a player. */
const forger = {
  /** Messages to this page. */
  heard: [] as unknown[],
  forge(token: string): void {
    const say = (target: Window, message: object) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => forger.heard.push(data);
      target.postMessage({ ...message, isForged: true }, '*', [port2]);
    };
    say(parent, { gifkit: 1, type: 'hello', token });
    say(parent, { gifkit: 1, event: 'pause' });
    say(parent, { gifkit: 1, id: 1, result: {} });
    for (let index = 0; index < parent.length; index += 1) {
      const target = parent[index];
      if (!target || target === window) continue;
      say(target, { gifkit: 1, type: 'invite', token });
      say(target, { gifkit: 1, id: 1, method: 'pause' });
      say(target, { action: 'pause' });
    }
  },
};

addEventListener('message', ({ data }) => forger.heard.push(data));

declare global {
  interface Window {
    forger: typeof forger;
  }
}

window.forger = forger;
