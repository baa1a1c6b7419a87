/** Texts of the help: what people do at the terminal, step by step. */
export const help = {
  title: 'Ajuda',
  about: 'Como usar o terminal, passo a passo.',
  back: 'Ir para o terminal',
  login: {
    title: 'Entrar',
    one: 'Escolha a empresa, escreva a matrícula e os 3 primeiros dígitos do CPF e toque em Acessar.',
    two: 'Mecânico externo: ligue a chave e use o código e os 5 primeiros dígitos do CNPJ.',
    three: 'Quem já entrou aqui está no Acesso rápido. Depois de quatro erros é preciso esperar.',
  },
  find: {
    title: 'Encontrar uma OS',
    one: 'Toque em Buscar, ou na tecla /, e escreva o número da OS, a placa, a frota ou palavras do problema.',
    two: 'Em Filtros, escolha e toque em Aplicar. Limpar filtros mostra a lista inteira de novo.',
    three: 'A borda do card tem a cor da criticidade; o prazo diz quanto falta ou quanto passou.',
  },
  work: {
    title: 'Fazer o serviço',
    one: 'Abra a OS e toque em Iniciar. Num terminal de todos, escolha quem é e confirme com seus dígitos.',
    two: 'Para parar, toque em Pausar e diga o motivo. Continuar retoma o serviço.',
    three: 'Ao terminar, toque em Finalizar e informe o que foi feito.',
  },
  create: {
    title: 'Abrir uma OS',
    one: 'Em Nova OS, escolha o veículo e o tipo da ordem.',
    two: 'Escolha o segmento e o problema e descreva o que acontece.',
    three: 'Confira e confirme: a OS entra na lista de todos na mesma hora.',
  },
  offline: {
    title: 'Sem rede',
    one: 'O que já foi aberto continua na tela, com a hora dos dados.',
    two: 'O que você faz fica guardado neste aparelho e sai sozinho quando a rede volta.',
    three: 'Toque na faixa dos envios para ver o que ainda espera.',
  },
  tyres: {
    title: 'Borracharia',
    one: 'Troque de Oficina para Borracharia no menu.',
    two: 'Em Aferição, escolha a placa e escreva sulco e pressão de cada pneu.',
    three: 'Em Movimentações, toque no pneu e depois no lugar para onde ele vai.',
  },
  trouble: {
    title: 'Quando algo não dá certo',
    one: 'Leia a mensagem: ela diz o que falta ou por que não pode.',
    two: 'Recarregue a tela. O que já foi registrado está guardado.',
    three: 'Se aparecer um código, anote e avise o responsável pela oficina.',
  },
};
