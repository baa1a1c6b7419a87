import { CallError, isDigitsRefusal } from '../core/api/errors.ts';
import { randomKey } from '../core/api/random-key.ts';
import { smaller } from '../core/files/smaller.ts';
import { createStore } from '../core/store.ts';
import type { WorkIdentity } from '../identity/components/IdentitySheet.tsx';
import type { Origin, Sending } from './send.ts';

/** State of a chosen file. kept: stored in this browser without network and sent later automatically. */
type FileState = 'chosen' | 'sending' | 'sent' | 'kept' | 'failed';

/** Why a file is not even sent. */
type FileFault = 'type' | 'size';

/** A chosen file and its upload state. */
export interface ChosenFile {
  id: string;
  file: File;
  state: FileState;
  /** Of its bytes, from 0 to 1. */
  progress: number;
  error: unknown;
  fault: FileFault | null;
}

/** What the server takes (G-13); it looks into the files itself. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** Those of them that are pictures. */
export const pictureTypes = acceptedTypes.filter((type) => type.startsWith('image/'));

interface QueueOptions {
  origin: Origin;
  /** Vehicle, for files of the tyre shop. */
  plate?: string | undefined;
  /** Item of the order the files are about. */
  item?: number | undefined;
  /** Largest file as it is sent, in MB (setting qt_mb_anexo). */
  megabytes: number;
  send: (sending: Sending) => Promise<unknown>;
  /** Keeps a file in this browser that no screen waits for, also while it is being sent. */
  keep: (sending: Sending) => Promise<void>;
}

/** Files chosen on one screen. */
export interface FileQueue {
  /** Adds files; ones already chosen with the same name and size are skipped (FILES-02). */
  add(files: Iterable<File>): void;
  /** Takes a file away; one on its way is called back. */
  remove(id: string): void;
  /**
   * A screen shows the files from now on. @returns to be called when it goes: what was to be sent goes on by itself, now and
   * when the screen's own work comes to it
   */
  show(): () => void;
  /** Sends unsent files one after another. @param who whose they are; absent: the session's person's @returns whether all are sent or stored */
  send(order: number, who?: WorkIdentity): Promise<boolean>;
  /** How many files were left out because they were there already. */
  repeated(): number;
  files(): readonly ChosenFile[];
  /** The same, in a component; redraws when they change. */
  useFiles(): readonly ChosenFile[];
}

/** A queue of its own for one field. */
export function createQueue({ origin, plate, item, megabytes, send, keep }: QueueOptions): FileQueue {
  const { read: files, change, use: useFiles } = createStore<readonly ChosenFile[]>([]);
  const underWay = new Map<string, { stop: AbortController; sending: Sending }>();
  const largest = megabytes * 1024 * 1024;
  let shown = true;
  let left = 0;
  let turn: Promise<unknown> = Promise.resolve();
  /** Pictures that are made smaller just now: only then it is known whether they are too large. */
  const measured = new Set<Promise<void>>();

  const update = (id: string, part: Partial<ChosenFile>) =>
    change(files().map((file) => (file.id === id ? { ...file, ...part } : file)));

  async function sendOne(order: number, { id, file }: ChosenFile, who?: WorkIdentity) {
    const stop = new AbortController();
    const onProgress = (progress: number) => update(id, { progress });
    const sending = { order, origin, plate, item, who, file, key: id, signal: stop.signal, onProgress };
    underWay.set(id, { stop, sending });
    update(id, { state: 'sending', progress: 0, error: null });
    const watched = shown;
    try {
      await (watched ? send : keep)(sending);
      update(id, { state: watched ? 'sent' : 'kept', progress: 1 });
    } catch (error) {
      const kept = error instanceof CallError && error.kind === 'kept';
      update(id, kept ? { state: 'kept', progress: 1 } : { state: 'failed', error });
    } finally {
      underWay.delete(id);
    }
  }

  function measure({ id, file, fault }: ChosenFile) {
    if (fault !== null) return;
    const measuring = smaller(file).then(({ size }) => {
      if (size > largest) update(id, { state: 'failed', fault: 'size' });
      measured.delete(measuring);
    });
    measured.add(measuring);
  }

  async function sendAll(order: number, who?: WorkIdentity): Promise<boolean> {
    for (;;) {
      await Promise.all(measured);
      const next = files().find((file) => file.state === 'chosen' && file.fault === null);
      if (next === undefined) return files().every(isSafe);
      await sendOne(order, next, who);
      // Further files with the same digits would count as further tries.
      if (digitsRefused(files()) !== null) return false;
    }
  }

  return {
    add(more) {
      const known = new Set(files().map(({ file }) => nameAndSize(file)));
      const fresh: ChosenFile[] = [];
      left = 0;
      for (const file of more) {
        if (known.has(nameAndSize(file))) left += 1;
        else fresh.push(chosen(file));
        known.add(nameAndSize(file));
      }
      change([...files(), ...fresh]);
      fresh.forEach(measure);
    },
    remove(id) {
      underWay.get(id)?.stop.abort();
      change(files().filter((file) => file.id !== id));
    },
    show() {
      shown = true;
      return () => {
        shown = false;
        // Files that cannot be stored are sent directly.
        for (const { sending } of underWay.values()) keep(sending).catch(console.warn);
      };
    },
    send(order, who) {
      change(
        files().map((file) =>
          file.state === 'failed' && file.fault === null ? { ...file, state: 'chosen' } : file,
        ),
      );
      const mine = turn.then(() => sendAll(order, who));
      turn = mine;
      return mine;
    },
    repeated: () => left,
    files,
    useFiles,
  };
}

/** Why the digits of whose files they are were not believed; null: they were. */
export function digitsRefused(files: readonly ChosenFile[]): CallError | null {
  const refused = files.find(
    ({ state, error }) => state === 'failed' && error instanceof CallError && isDigitsRefusal(error),
  );
  return refused?.error instanceof CallError ? refused.error : null;
}

/** Nothing more is to be done about it. */
export const isSafe = ({ state }: ChosenFile): boolean => state === 'sent' || state === 'kept';

const nameAndSize = ({ name, size }: File): string => `${size} ${name}`;

function chosen(file: File): ChosenFile {
  // What the server would refuse anyway is said at once.
  const fault = acceptedTypes.includes(file.type) ? null : 'type';
  return {
    id: randomKey(),
    file,
    state: fault === null ? 'chosen' : 'failed',
    progress: 0,
    error: null,
    fault,
  };
}

/** Whether sending the file again may help. */
export const mayRetry = ({ state, fault, error }: ChosenFile): boolean =>
  state === 'failed' &&
  fault === null &&
  !(error instanceof CallError && error.kind === 'refused' && error.status < 500);
