/**
 * Header of every answer of this server, pages and files included. An answer without it comes from something in between (a
 * proxy, the login page of a network); the terminal then treats the server as unreachable, whatever the status.
 */
export const answerMark = 'Terminal-Resposta';
