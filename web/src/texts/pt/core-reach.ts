/** Texts of a server out of reach. */
export const reach = {
  title: 'Sem rede.',
  silent: 'O servidor não responde.',
  since: 'Mostrando os dados das {{time}}. São atualizados quando o servidor responder.',
  sinceDay: 'Mostrando os dados de {{time}}. São atualizados quando o servidor responder.',
};
