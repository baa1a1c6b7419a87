const format = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A moment of the trail in the zone of this device, to the second: the panel belongs to no branch. */
export const trailMoment = (moment: string): string => format.format(new Date(moment));
