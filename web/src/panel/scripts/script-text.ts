/** The script as it is sent: line breaks become blanks (MULTISQL-03). */
export const onOneLine = (script: string): string => script.replace(/\r\n|\r|\n/g, ' ');
