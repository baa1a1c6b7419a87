import type { events as portuguese } from '../pt/systems-events.ts';
import type { Texts } from '../types.ts';

/** What happened, by the name of its event, in Spanish. */
export const events: Texts<typeof portuguese> = {
  os: {
    criada: 'OS creada',
    alterada: 'OS modificada',
    comentada: 'OS comentada',
    aprovada: 'OS aprobada',
    aguardando_liberacao: 'OS espera liberación',
    liberada: 'Equipo liberado',
    enviada: 'OS vinculada a un proveedor',
    sinistro: 'Siniestro informado',
    encerrada: 'OS cerrada',
    reaberta: 'OS reabierta',
    cancelada: 'OS cancelada',
    desfeita: 'OS anulada',
    peca_chegou: 'Llegó el repuesto que faltaba',
    peca_vista: 'Aviso de repuesto llegado, descartado',
  },
  exec: {
    iniciada: 'Trabajo iniciado',
    pausada: 'Trabajo pausado',
    continuada: 'Trabajo continuado',
    encerrada: 'Trabajo terminado',
  },
  integracao: {
    mudou: 'Cambió el ticket o la traba',
  },
  leitura: {
    gravada: 'Lectura registrada',
    retida: 'Lectura retenida',
    descartada: 'Lectura descartada',
    medidor: 'Medidor cambiado',
    corrigida: 'Lectura corregida',
    anulada: 'Lectura anulada',
  },
  plano: {
    criado: 'Plan creado',
    mudou: 'Plan modificado',
    vinculado: 'Vehículo incluido en un plan',
    lugar: 'Cambió el lugar de un vehículo en el plan',
  },
  cadastro: {
    salvo: 'Registro o ajuste guardado',
  },
  conjunto: {
    mudou: 'Problema modificado',
    segmento: 'Segmento registrado',
  },
  importacao: {
    planos: 'Planes importados',
    leituras: 'Lecturas importadas',
    veiculos: 'Vehículos en planes importados',
  },
  pneu: {
    aferido: 'Neumáticos medidos',
    calibrado: 'Neumáticos calibrados',
    aplicado: 'Neumático colocado',
    removido: 'Neumático retirado',
    movido: 'Rotación de neumáticos',
    trocado: 'Neumático cambiado',
    corrigido: 'Hecho de un neumático corregido o anulado',
    destino: 'Neumático descartado, enviado o recibido',
    importado: 'Neumáticos importados',
    ajustado: 'Ajustes de la gomería guardados',
    anexo: 'Fotos de una lectura de neumáticos',
  },
  pessoa: {
    foto: 'Cambió la foto de una persona',
    pin: 'Cambió el PIN de una persona',
  },
  veiculo: {
    foto: 'Cambió la foto de un vehículo',
    documento: 'Cambió un documento de un vehículo',
  },
  pesquisa: {
    respondida: 'Encuesta respondida',
  },
  estoque: {
    lancado: 'Movimiento de stock',
    minimo: 'Cambió el mínimo de un repuesto',
    prateleira: 'Cambió el estante de un repuesto',
    importado: 'Stock importado',
  },
  inventario: {
    criado: 'Inventario iniciado',
    contado: 'Ítem contado',
    codigo: 'Código desconocido anotado',
    recontagem: 'Reconteo pedido',
    encerrado: 'Inventario cerrado',
    modo: 'Conteo ciego activado o desactivado',
  },
};
