import type { trail as portuguese } from '../pt/panel-trail.ts';
import type { Texts } from '../types.ts';

/** What was done in the panel, in Spanish words. */
export const trail: Texts<typeof portuguese> = {
  areas: {
    sessao: 'Sesiones',
    tentativa: 'Intentos de acceso',
    senha: 'Contraseñas',
    fator: 'Segundo factor',
    usuario: 'Usuarios',
    terminal: 'Terminales',
    bloqueio: 'Bloqueos',
    conta: 'Cuentas',
    tabela: 'Tablas',
    script: 'Scripts',
    salvo: 'Scripts y filtros guardados',
    rotina: 'Rutinas',
    agendamento: 'Programaciones',
    sessao_banco: 'Sesiones de la base',
    palavra: 'Palabras',
    palavras: 'Archivos de palabras',
    carga: 'Cargas',
    pessoas: 'Búsquedas de personas',
    pessoa: 'Datos personales',
    trilha: 'Registro',
  },
  actions: {
    sessao: {
      iniciada: 'Sesión iniciada',
      encerrada: 'Sesión cerrada',
      conta: 'Cuenta del proveedor verificada',
    },
    tentativa: {
      recusada: 'Acceso rechazado',
      bloqueada: 'Acceso bloqueado',
      alerta: 'Muchos intentos erróneos',
    },
    senha: {
      confirmada: 'Contraseña confirmada',
      trocada: 'Contraseña cambiada',
    },
    fator: {
      autenticador: {
        cadastrado: 'Autenticador registrado',
        removido: 'Autenticador quitado',
      },
      chave: {
        cadastrada: 'Llave de acceso registrada',
        removida: 'Llave de acceso quitada',
      },
      codigo: {
        usado: 'Código de recuperación usado',
      },
      codigos: {
        renovados: 'Códigos de recuperación renovados',
      },
      retirado: 'Segundo factor quitado por un administrador',
    },
    usuario: {
      criado: 'Usuario creado',
      alterado: 'Usuario cambiado',
    },
    terminal: {
      criado: 'Terminal creada',
      codigo: 'Código de terminal generado',
      ativado: 'Terminal activada',
      revogado: 'Terminal revocada',
    },
    bloqueio: {
      liberado: 'Bloqueo liberado',
    },
    conta: {
      liberada: 'Cuenta liberada',
    },
    tabela: {
      vista: 'Tabla vista',
      exportada: 'Tabla exportada',
    },
    script: {
      livre: 'Script en una base',
      multi: 'Script en varias bases',
      ensaio: 'Ensayo de script',
      cancelado: 'Script cancelado',
    },
    salvo: {
      gravado: 'Script o filtros guardados',
      excluido: 'Script o filtros guardados eliminados',
    },
    rotina: {
      salva: 'Rutina creada',
      alterada: 'Rutina cambiada',
      excluida: 'Rutina eliminada',
      executada: 'Rutina ejecutada',
      vista: 'Resultado de rutina visto',
      parada: 'Rutina detenida',
    },
    agendamento: {
      salvo: 'Programación creada',
      alterado: 'Programación cambiada',
      excluido: 'Programación eliminada',
    },
    sessao_banco: {
      encerrada: 'Sesión de la base terminada',
      encerrada_por_tempo: 'Sesión de la base terminada por el servidor',
    },
    palavra: {
      criada: 'Palabra creada',
      alterada: 'Palabra cambiada',
      excluida: 'Palabra eliminada',
    },
    palavras: {
      importadas: 'Palabras importadas',
    },
    carga: {
      enviada: 'Archivo de carga enviado',
      corrigida: 'Carga corregida',
      iniciada: 'Carga iniciada',
      gravada: 'Carga grabada',
      recusas: 'Rechazos de la carga descargados',
      cancelada: 'Carga cancelada',
      desfazer: 'Deshacer carga pedido',
      desfeita: 'Carga deshecha',
    },
    pessoas: {
      listadas: 'Personas listadas',
    },
    pessoa: {
      vista: 'Datos de persona vistos',
      exportada: 'Datos de persona exportados',
      cracha: 'Credencial registrada',
      sem_cracha: 'Credencial retirada',
      anonimizada: 'Persona anonimizada',
    },
    trilha: {
      exportada: 'Registro exportado',
    },
  },
  call: 'Llamada {{call}}',
  ofArea: '{{area}}: todas',
  exportFailed: 'No se pudo exportar el registro.',
};
