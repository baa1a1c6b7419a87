/** Whether a text is a phone number: ten to fifteen digits with area code, with the usual separators. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{10,15}$/.test(text.replaceAll(/\D/g, ''));
