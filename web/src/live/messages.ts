/** One message of an event stream. */
export interface Message {
  event: string;
  data: string;
}

/**
 * Reads an event stream piece by piece (text/event-stream): pieces may end anywhere.
 * Comments and messages without data are dropped; `id` and `retry` are of no use to us.
 */
export function createMessageReader(onMessage: (message: Message) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = messageOf(block);
      if (message) onMessage(message);
    }
  };
}

function messageOf(block: string): Message | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value ?? '';
    else if (field === 'data') data.push(value ?? '');
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
}
