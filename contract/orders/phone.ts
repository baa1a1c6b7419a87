/** Whether a text can be called: ten to fifteen digits, the area code among them, as people group them. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{10,15}$/.test(text.replaceAll(/\D/g, ''));
