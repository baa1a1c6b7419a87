/** The numbers of what is ticked, with or without one of them. */
export const ticked = (numbers: readonly number[], number: number, on: boolean): number[] => {
  const others = numbers.filter((other) => other !== number);
  return on ? [...others, number] : others;
};
