/** What people write in orders that have no problem of the catalogue. */
export const checklistReports = [
  'Checklist de saída apontou itens pendentes, conferir antes de liberar.',
  'Motorista marcou ruído e luz de advertência no checklist do tablet.',
  'Checklist reprovado: extintor vencido e cinta refletiva solta.',
  'Itens de segurança apontados no retorno da viagem.',
] as const;

export const conformityReports = [
  'Verificação de conformidade do mês.',
  'Conferência de documentos, tacógrafo e itens obrigatórios.',
  'Inspeção interna antes da auditoria do cliente.',
] as const;

export const rescuePlaces = [
  'BR-116 km 71, sentido Curitiba, acostamento depois do pedágio',
  'BR-376 km 652, descida da serra, refúgio à direita',
  'Rodovia dos Bandeirantes km 48, posto Lago Azul',
  'BR-381 km 489, próximo ao trevo de Betim',
  'Anel Rodoviário, alça da BR-040',
  'AM-010 km 23, em frente ao posto fiscal',
  'Contorno Sul, embaixo do viaduto da CIC',
  'Marginal Tietê, pista local, ponte do Limão',
] as const;

export const technicianComments = [
  'Peça separada no almoxarifado, começo depois do almoço.',
  'Confirmei com o motorista, o defeito aparece só com carga.',
  'Fiz o teste de rodagem, sem ruído.',
  'Parafuso espanado, vou precisar de mais meia hora.',
  'Cliente pediu prioridade para este veículo, carga agendada às 18h.',
  'Encontrei também folga no terminal, sugiro abrir outra ordem.',
  'Aguardando liberação do elevador 2.',
  'Fotos enviadas para o encarregado.',
  'Reaperto conferido com torquímetro.',
  'Fornecedor prometeu a entrega para amanhã cedo.',
] as const;

export const pauseNotes = [
  null,
  null,
  'Volto em seguida.',
  'Peça pedida, chega hoje à tarde.',
  'Precisei ajudar no pátio.',
  'Motorista levou o veículo para manobrar.',
  'Continua no turno da manhã.',
] as const;

export const claimNote = 'Encostou na estrutura da rua 14, coluna do mastro amassada. Ninguém se feriu.';

export const externalNotes = [
  'Orçamento aprovado por telefone.',
  'Retirar junto com o veículo que já está na oficina.',
  'Garantia da peça: seis meses.',
  null,
  null,
] as const;

export const surveyReasons = [
  'Demorou mais que o combinado.',
  'O problema voltou no dia seguinte.',
  'Cabine ficou suja de graxa.',
] as const;
