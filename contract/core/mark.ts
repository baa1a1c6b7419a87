/**
 * Header of every answer of this server, pages and files among them. What comes without it was said by something in between
 * (a proxy, the login page of a network): to the terminal the server is away then, whatever the status.
 */
export const answerMark = 'Terminal-Resposta';
