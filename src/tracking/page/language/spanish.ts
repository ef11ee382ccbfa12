import type { BuyerText } from '../buyer-text.ts';

export const spanish: BuyerText = {
  title: 'Siga su paquete',
  number: 'Número de seguimiento',
  numberHint: 'El número está en el correo de la tienda.',
  find: 'Buscar',
  numberOnly:
    'Para ver los lugares, las fechas y el contacto de la tienda, abra el enlace que le envió la tienda.',
  language: 'Idioma',
  shop: 'la tienda',
  ask: 'A quién preguntar',
  noNews: 'Si no ha recibido ningún aviso, correo ni SMS, pregunte a {whom}. Indique este número: {number}.',
  contact: 'Contactar con {shop}',
  noContact: 'El correo de su pedido indica cómo contactar con {shop}.',
  lastMileNumber: 'Número de entrega local',
  carrierLink: 'Seguir en {carrier}',
  parcel: 'Su paquete',
  origin: 'Desde',
  destination: 'País de destino',
  service: 'Servicio',
  services: {
    economy: 'Envío económico con seguimiento',
    standard: 'Envío estándar con seguimiento',
    priority: 'Envío prioritario con seguimiento',
  },
  weight: 'Peso',
  expected: 'Entrega prevista',
  expectedHeld: 'Sin fecha hasta que la aduana libere el paquete',
  late: 'Más tarde de lo previsto. No se conoce una nueva fecha.',
  nextAttempt: 'Próximo intento de entrega',
  pickupPlace: 'Punto de recogida',
  pickupUnknown:
    'El transportista no nos ha comunicado la dirección del punto de recogida. Está en su aviso, su correo o su SMS.',
  keptUntil: 'Se guarda hasta',
  timeLimit: 'Plazo',
  soon: 'No se conoce la fecha. Actúe pronto: al cabo de unos días, los paquetes suelen devolverse.',
  dayPassed: 'Esta fecha ya ha pasado. Pregunte ahora si todavía puede hacer algo.',
  needed: 'El transportista pide:',
  deadline: 'Responder a más tardar el',
  testNotice: 'Esto es una prueba. No se ha enviado ningún paquete.',
  deliveredAt: 'Entregado el',
  history: 'Historial',
  times: 'Las horas son las locales de cada lugar. Si no se conoce el lugar, la hora es universal (UTC).',
  unknownUpdate: 'Novedad del transportista',
  noHistory: 'Todavía no hay movimientos.',
  places: {
    customs: 'Aduana',
    sortingCenter: 'Centro de clasificación',
    exchangeOffice: 'Oficina de cambio',
    airport: 'Aeropuerto',
    postOffice: 'Oficina de correos',
    depot: 'Centro de reparto',
    warehouse: 'Almacén',
    hub: 'Centro de tránsito',
  },
  message: {
    noNumber: { title: 'Siga su paquete', text: 'Introduzca el número de su paquete.' },
    notFound: {
      title: 'Paquete no encontrado',
      text: 'Revise el número o el enlace, o pregunte a la tienda que se lo envió. Un número nuevo puede tardar un día en aparecer.',
    },
    several: { title: 'Varios números', text: 'Elija un número. Esta página muestra un paquete cada vez.' },
    typo: {
      title: 'Revise el número',
      text: 'Este número tiene un error. Cópielo del correo de la tienda y vuelva a intentarlo.',
    },
    notNumber: {
      title: 'No es un número de seguimiento',
      text: 'Un número de seguimiento tiene de 8 a 40 letras y cifras. Con un nombre, un correo o un número de pedido no se encuentra ningún paquete.',
    },
    otherCarrier: {
      title: 'Paquete no encontrado',
      text: 'Este número no es nuestro. Parece un número de {carrier}. Búsquelo allí.',
    },
    unconfirmed: {
      title: 'Aún sin confirmar',
      text: 'El transportista aún no ha confirmado este paquete. Vuelva a mirarlo en unos minutos.',
    },
    busy: { title: 'Demasiadas consultas', text: 'Espere un minuto y vuelva a intentarlo.' },
    failed: {
      title: 'No disponible por ahora',
      text: 'No podemos mostrar su paquete en este momento. Vuelva a cargar la página en un minuto.',
    },
  },
  status: {
    label_created: 'Etiqueta creada',
    picked_up: 'Recogido',
    in_transit: 'En tránsito',
    out_for_delivery: 'En reparto',
    available_for_pickup: 'Listo para recoger',
    delivery_failed: 'Entrega fallida',
    exception: 'Requiere atención',
    returning: 'En devolución al remitente',
    delivered: 'Entregado',
    cancelled: 'Cancelado',
    returned: 'Devuelto al remitente',
  },
  subStatus: {
    info_received: 'Datos del envío recibidos',
    export_customs: 'Aduana de exportación',
    departed_origin: 'Salió del país de origen',
    arrived_destination_country: 'Llegó al país de destino',
    import_customs: 'Aduana de importación',
    customs_hold: 'Retenido en la aduana',
    customs_cleared: 'Despachado por la aduana',
    handed_to_last_mile: 'Entregado al transportista local',
    arrived_at_delivery_depot: 'Llegó al centro de reparto',
    address_query: 'Hay que comprobar la dirección',
    recipient_unavailable: 'Destinatario ausente',
    refused: 'Rechazado por el destinatario',
    delayed: 'Retrasado',
    lost: 'Perdido',
    damaged: 'Dañado',
    destroyed: 'Destruido',
  },
  advice: {
    label_created: 'Su paquete se está preparando. El transportista aún no lo ha recibido.',
    picked_up: 'El transportista tiene su paquete. No tiene que hacer nada.',
    in_transit: 'Su paquete está en camino. No tiene que hacer nada.',
    out_for_delivery: 'Su paquete va en el vehículo de reparto. Asegúrese de que alguien pueda recibirlo.',
    available_for_pickup:
      'Su paquete le espera. Lleve un documento con foto y el número de seguimiento. Recójalo pronto: cuando termine el plazo, volverá al remitente.',
    delivery_failed:
      'No se pudo entregar su paquete. Lo habitual es un nuevo intento o un aviso que indica dónde recogerlo.',
    exception: 'Hay un problema con su paquete. Para saber más, contacte con {shop}.',
    returning: 'Su paquete vuelve al remitente. Para un reembolso o un nuevo envío, contacte con {shop}.',
    delivered:
      'Su paquete se entregó. Si no lo encuentra, mire en el buzón y pregunte a sus vecinos. Después, contacte con {shop}.',
    cancelled: 'Este envío se canceló. Si aún espera un pedido, contacte con {shop}.',
    returned: 'Su paquete ha vuelto al remitente. Para un reembolso o un nuevo envío, contacte con {shop}.',
  },
  subAdvice: {
    import_customs:
      'La aduana está revisando su paquete. Solo tiene que actuar si la aduana o el transportista le contacta.',
    customs_hold:
      'La aduana necesita algo antes de liberar su paquete: normalmente una factura, un justificante de pago o los aranceles. Responda a la carta, el correo o el SMS de la aduana o del transportista antes de la fecha indicada. Si no ha recibido nada, contacte con {shop}.',
    address_query:
      'El transportista no encuentra su dirección. Envíe ya su dirección completa y su teléfono: contacte con {shop}. Si no, el paquete se devolverá.',
    recipient_unavailable:
      'Nadie pudo recibir su paquete. Habrá otro intento o un aviso que indica dónde recogerlo.',
    refused:
      'La entrega se rechazó y su paquete se devuelve. Si es un error, contacte cuanto antes con {shop}.',
    delayed: 'Su paquete llegará más tarde de lo previsto. No tiene que hacer nada.',
    lost: 'El transportista no encuentra su paquete. Para un reembolso o un reemplazo, contacte con {shop}.',
    damaged: 'Su paquete se dañó en el camino. Para un reembolso o un reemplazo, contacte con {shop}.',
    destroyed: 'Su paquete fue destruido. Para un reembolso o un reemplazo, contacte con {shop}.',
  },
  next: 'Qué pasa ahora',
  nextStep: {
    label_created:
      'El transportista recogerá su paquete. A partir de entonces, esta página muestra dónde está.',
    picked_up: 'Su paquete sale del país de origen. En el país de destino pasa por la aduana.',
    in_transit:
      'En el país de destino, la aduana despacha su paquete. Después lo entrega un transportista local.',
    local: 'El transportista local entrega su paquete.',
    customs_hold:
      'Cuando la aduana lo tenga todo, liberará su paquete. Si nadie responde, puede volver al remitente.',
  },
  dutiesPaid:
    'Los aranceles e impuestos ya están pagados. Si le piden pagarlos, contacte primero con {shop}.',
  dutiesDue:
    'El envío no incluye aranceles ni impuestos. La aduana o el transportista puede pedirle que los pague.',
  mail: {
    subject: '{state}: su paquete de {shop}',
    open: 'Siga su paquete:',
    reason: 'Recibe este correo porque {shop} le ha enviado un paquete.',
    stop: 'Dejar de recibir estos correos:',
    off: {
      title: '¿Dejar de recibir estos correos?',
      text: 'No recibirá más correos sobre paquetes de {shop}.',
      confirm: 'Dejar de recibirlos',
    },
    done: {
      title: 'Ya no recibirá estos correos',
      text: 'El enlace de un correo anterior sigue mostrando dónde está su paquete.',
    },
  },
};
