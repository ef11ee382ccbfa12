import type { BuyerText } from '../buyer-text.ts';

/** Words that Brazil and Portugal share. */
export const portuguese: BuyerText = {
  title: 'Acompanhe a sua encomenda',
  number: 'Código de rastreio',
  numberHint: 'O código está no e-mail da loja.',
  find: 'Buscar',
  numberOnly: 'Para ver os locais, as datas e o contato da loja, abra o link que a loja lhe enviou.',
  language: 'Idioma',
  shop: 'a loja',
  contact: 'Falar com {shop}',
  noContact: 'O e-mail do seu pedido indica como falar com {shop}.',
  lastMileNumber: 'Código da entrega local',
  carrierLink: 'Acompanhar em {carrier}',
  parcel: 'A sua encomenda',
  origin: 'Origem',
  destination: 'País de destino',
  service: 'Serviço',
  weight: 'Peso',
  expected: 'Entrega prevista',
  expectedHeld: 'Sem data até a alfândega liberar a encomenda',
  nextAttempt: 'Próxima tentativa de entrega',
  pickupPlace: 'Local de retirada',
  pickupUnknown:
    'A transportadora não nos informou o endereço do local de retirada. Ele está no aviso, no e-mail ou no SMS dela. Se não recebeu nada, pergunte à transportadora com este código: {number}.',
  keptUntil: 'Guardada até',
  needed: 'A transportadora pede:',
  deadline: 'Responder até',
  testNotice: 'Isto é um teste. Nenhuma encomenda foi enviada.',
  deliveredAt: 'Entregue em',
  history: 'Histórico',
  times: 'Os horários são os de cada local. Se o local não for conhecido, só aparece a data.',
  unknownUpdate: 'Atualização da transportadora',
  noHistory: 'Ainda não há movimentos.',
  message: {
    noNumber: { title: 'Acompanhe a sua encomenda', text: 'Digite o código da sua encomenda.' },
    notFound: {
      title: 'Encomenda não encontrada',
      text: 'Confira o código ou o link, ou pergunte à loja que o enviou. Um código novo pode demorar um dia para aparecer.',
    },
    unconfirmed: {
      title: 'Ainda não confirmada',
      text: 'A transportadora ainda não confirmou esta encomenda. Volte dentro de alguns minutos.',
    },
    busy: { title: 'Consultas demais', text: 'Aguarde um minuto e tente de novo.' },
    failed: {
      title: 'Indisponível no momento',
      text: 'Não é possível mostrar a sua encomenda agora. Recarregue a página dentro de um minuto.',
    },
  },
  status: {
    label_created: 'Etiqueta criada',
    picked_up: 'Coletada',
    in_transit: 'Em trânsito',
    out_for_delivery: 'Saiu para entrega',
    available_for_pickup: 'Pronta para retirada',
    delivery_failed: 'Entrega não realizada',
    exception: 'Requer atenção',
    returning: 'Em devolução ao remetente',
    delivered: 'Entregue',
    cancelled: 'Cancelada',
    returned: 'Devolvida ao remetente',
  },
  subStatus: {
    info_received: 'Dados do envio recebidos',
    export_customs: 'Alfândega de exportação',
    departed_origin: 'Saiu do país de origem',
    arrived_destination_country: 'Chegou ao país de destino',
    import_customs: 'Alfândega de importação',
    customs_hold: 'Retida na alfândega',
    customs_cleared: 'Liberada pela alfândega',
    handed_to_last_mile: 'Entregue à transportadora local',
    arrived_at_delivery_depot: 'Chegou ao centro de distribuição',
    address_query: 'O endereço precisa ser confirmado',
    recipient_unavailable: 'Destinatário ausente',
    refused: 'Recusada pelo destinatário',
    delayed: 'Atrasada',
    lost: 'Extraviada',
    damaged: 'Danificada',
    destroyed: 'Destruída',
  },
  advice: {
    label_created: 'A sua encomenda está sendo preparada. A transportadora ainda não a recebeu.',
    picked_up: 'A transportadora recebeu a sua encomenda. Não é preciso fazer nada.',
    in_transit: 'A sua encomenda está a caminho. Não é preciso fazer nada.',
    out_for_delivery: 'A sua encomenda está com o entregador. Garanta que alguém possa recebê-la.',
    available_for_pickup:
      'A sua encomenda está à sua espera. Leve um documento com foto e o código de rastreio. Retire-a logo: no fim do prazo, ela volta ao remetente.',
    delivery_failed:
      'Não foi possível entregar a sua encomenda. Em geral, há uma nova tentativa ou um aviso que indica onde retirá-la.',
    exception: 'Há um problema com a sua encomenda. Para saber mais, fale com {shop}.',
    returning: 'A sua encomenda está voltando ao remetente. Para reembolso ou novo envio, fale com {shop}.',
    delivered:
      'A sua encomenda foi entregue. Se não a encontrar, veja a caixa de correio e pergunte aos vizinhos. Depois, fale com {shop}.',
    cancelled: 'Este envio foi cancelado. Se ainda espera um pedido, fale com {shop}.',
    returned: 'A sua encomenda voltou ao remetente. Para reembolso ou novo envio, fale com {shop}.',
  },
  subAdvice: {
    import_customs:
      'A alfândega está verificando a sua encomenda. Só é preciso agir se a alfândega ou a transportadora entrar em contato.',
    customs_hold:
      'A alfândega precisa de algo antes de liberar a sua encomenda: em geral, uma fatura, um comprovante de pagamento ou os impostos. Responda à carta, ao e-mail ou ao SMS da alfândega ou da transportadora até a data indicada. Se não recebeu nada, fale com {shop}.',
    address_query:
      'A transportadora não encontra o seu endereço. Envie já o endereço completo e o telefone: fale com {shop}. Caso contrário, a encomenda será devolvida.',
    recipient_unavailable:
      'Ninguém pôde receber a sua encomenda. Haverá uma nova tentativa ou um aviso que indica onde retirá-la.',
    refused: 'A entrega foi recusada e a encomenda será devolvida. Se for um engano, fale já com {shop}.',
    delayed: 'A sua encomenda chegará mais tarde do que o previsto. Não é preciso fazer nada.',
    lost: 'A transportadora não encontra a sua encomenda. Para reembolso ou substituição, fale com {shop}.',
    damaged: 'A sua encomenda foi danificada no transporte. Para reembolso ou substituição, fale com {shop}.',
    destroyed: 'A sua encomenda foi destruída. Para reembolso ou substituição, fale com {shop}.',
  },
  next: 'O que acontece agora',
  nextStep: {
    label_created: 'A transportadora coleta a sua encomenda. Depois, esta página mostra onde ela está.',
    picked_up: 'A sua encomenda sai do país de origem. No país de destino, passa pela alfândega.',
    in_transit:
      'No país de destino, a alfândega libera a sua encomenda. Depois, uma transportadora local faz a entrega.',
    local: 'A transportadora local entrega a sua encomenda.',
    customs_hold:
      'Quando a alfândega tiver tudo, libera a sua encomenda. Sem resposta, ela pode voltar ao remetente.',
  },
  dutiesPaid: 'Os impostos já estão pagos. Se alguém pedir que os pague, fale primeiro com {shop}.',
  dutiesDue:
    'O envio não inclui impostos de importação. A alfândega ou a transportadora pode pedir o pagamento.',
  mail: {
    subject: '{state}: a sua encomenda de {shop}',
    open: 'Acompanhe a sua encomenda:',
    reason: 'Este e-mail foi enviado porque {shop} lhe enviou uma encomenda.',
    stop: 'Parar de receber estes e-mails:',
    off: {
      title: 'Parar de receber estes e-mails?',
      text: 'Não serão enviados mais e-mails sobre encomendas de {shop}.',
      confirm: 'Parar de receber',
    },
    done: {
      title: 'Estes e-mails não serão mais enviados',
      text: 'O link de um e-mail anterior continua a mostrar onde está a sua encomenda.',
    },
  },
};
