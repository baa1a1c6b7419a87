import { type RefObject, useEffect, useRef, useState } from 'react';
import { openDecoder } from './decode.ts';

/** starting: asking for the camera. on: its picture is shown. off: there is none. denied: it may not be used. */
export type CameraState = 'starting' | 'on' | 'off' | 'denied';

/** Time between two looks at the picture, in ms. */
const lookEvery = 150;

/** A code out of view for this number of frames counts as a new one when it reappears. */
const forgottenAfter = 10;

/** Shows the back camera in a video element and reports each QR code that comes into sight (NEWOS-11). */
export function useCamera(onText: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const report = useRef(onText);
  useEffect(() => {
    report.current = onText;
  });
  useEffect(() => {
    const over = new AbortController();
    const element = video.current;
    if (element === null) return;
    watch(element, {
      over: over.signal,
      onPicture: () => setState('on'),
      onText: (text) => report.current(text),
    }).catch((error: unknown) => {
      if (over.signal.aborted) return;
      // Typing and photos remain (NEWOS-11).
      console.info('no camera', error);
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'off');
    });
    return () => over.abort();
  }, []);
  return { video, state };
}

interface Watching {
  over: AbortSignal;
  onPicture: () => void;
  onText: (text: string) => void;
}

/** Opens the camera and scans until scanning is stopped. */
async function watch(video: HTMLVideoElement, watching: Watching): Promise<void> {
  const { over, onPicture, onText } = watching;
  // Absent without a secure address.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new Error('this browser offers no camera');
  const stream = await devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (over.aborted) return stop();
  over.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  onPicture();
  const decode = await openDecoder();
  const isNew = newcomers();
  while (!over.aborted) {
    const text = await decode(video);
    if (over.aborted) return;
    if (isNew(text)) onText(text);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/** Distinguishes a new code from one still in view or just seen. */
function newcomers(): (text: string | null) => text is string {
  let last: string | null = null;
  let without = 0;
  return (text): text is string => {
    const isNew = text !== null && text !== last;
    without = text === null ? without + 1 : 0;
    last = without > forgottenAfter ? null : (text ?? last);
    return isNew;
  };
}
