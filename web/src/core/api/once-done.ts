/** Goes on when a command succeeded. Why it did not is in the command's state (`error`): the form that sent it says so. */
export const onceDone = <T>(sent: Promise<T>, done: (answer: T) => void): void =>
  void sent.then(done, () => undefined);
