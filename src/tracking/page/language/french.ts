import type { BuyerText } from '../buyer-text.ts';

export const french: BuyerText = {
  title: 'Suivre votre colis',
  number: 'Numéro de suivi',
  numberHint: 'Le numéro se trouve dans l’e-mail de la boutique.',
  find: 'Suivre',
  numberOnly:
    'Pour voir les lieux, les dates et le contact de la boutique, ouvrez le lien qu’elle vous a envoyé.',
  language: 'Langue',
  shop: 'la boutique',
  ask: 'À qui s’adresser',
  noNews:
    'Si vous n’avez reçu ni avis, ni e-mail, ni SMS, adressez-vous à {whom}. Donnez ce numéro : {number}.',
  contact: 'Contacter {shop}',
  noContact: 'L’e-mail de votre commande indique comment joindre {shop}.',
  lastMileNumber: 'Numéro de livraison locale',
  carrierLink: 'Suivre avec {carrier}',
  parcel: 'Votre colis',
  origin: 'De',
  destination: 'Pays de destination',
  service: 'Mode d’envoi',
  services: {
    economy: 'Envoi économique avec suivi',
    standard: 'Envoi standard avec suivi',
    priority: 'Envoi prioritaire avec suivi',
  },
  weight: 'Poids',
  expected: 'Livraison prévue',
  expectedHeld: 'Inconnue tant que la douane retient le colis',
  late: 'Plus tard que prévu. Aucune nouvelle date n’est connue.',
  nextAttempt: 'Prochaine tentative de livraison',
  pickupPlace: 'Lieu de retrait',
  pickupUnknown:
    'Le transporteur ne nous a pas communiqué l’adresse du lieu de retrait. Elle figure sur son avis de passage, dans son e-mail ou son SMS.',
  keptUntil: 'Conservé jusqu’au',
  timeLimit: 'Délai',
  soon: 'Aucune date n’est connue. Agissez vite : après quelques jours, les colis sont souvent renvoyés.',
  dayPassed: 'Cette date est passée. Demandez tout de suite si vous pouvez encore agir.',
  needed: 'Le transporteur demande :',
  deadline: 'Répondre au plus tard le',
  testNotice: 'Ceci est un test. Aucun colis n’a été envoyé.',
  deliveredAt: 'Livré le',
  history: 'Historique',
  times: 'Les heures sont celles de chaque lieu. Si le lieu n’est pas connu, l’heure est universelle (UTC).',
  unknownUpdate: 'Information du transporteur',
  noHistory: 'Aucun événement pour le moment.',
  places: {
    customs: 'Douane',
    sortingCenter: 'Centre de tri',
    exchangeOffice: 'Bureau d’échange',
    airport: 'Aéroport',
    postOffice: 'Bureau de poste',
    depot: 'Dépôt de livraison',
    warehouse: 'Entrepôt',
    hub: 'Plateforme de transit',
  },
  message: {
    noNumber: { title: 'Suivre votre colis', text: 'Saisissez le numéro de votre colis.' },
    notFound: {
      title: 'Colis introuvable',
      text: 'Vérifiez le numéro ou le lien, ou demandez à la boutique qui vous l’a envoyé. Un nouveau numéro peut mettre un jour à apparaître.',
    },
    several: {
      title: 'Plusieurs numéros',
      text: 'Choisissez un numéro. Cette page montre un colis à la fois.',
    },
    typo: {
      title: 'Vérifiez le numéro',
      text: 'Ce numéro contient une faute de frappe. Copiez-le depuis l’e-mail de la boutique, puis réessayez.',
    },
    notNumber: {
      title: 'Ce n’est pas un numéro de suivi',
      text: 'Un numéro de suivi a de 8 à 40 lettres et chiffres. Un nom, une adresse e-mail ou un numéro de commande ne permet pas de trouver un colis.',
    },
    otherCarrier: {
      title: 'Colis introuvable',
      text: 'Ce numéro n’est pas des nôtres. Il ressemble à un numéro de {carrier}. Cherchez-le là-bas.',
    },
    unconfirmed: {
      title: 'Pas encore confirmé',
      text: 'Le transporteur n’a pas encore confirmé ce colis. Revenez dans quelques minutes.',
    },
    busy: { title: 'Trop de demandes', text: 'Patientez une minute, puis réessayez.' },
    failed: {
      title: 'Indisponible pour le moment',
      text: 'Nous ne pouvons pas afficher votre colis pour le moment. Rechargez cette page dans une minute.',
    },
  },
  status: {
    label_created: 'Étiquette d’envoi créée',
    picked_up: 'Pris en charge',
    in_transit: 'En transit',
    out_for_delivery: 'En cours de livraison',
    available_for_pickup: 'Prêt à être retiré',
    delivery_failed: 'Échec de la livraison',
    exception: 'Problème signalé',
    returning: 'Retour à l’expéditeur en cours',
    delivered: 'Livré',
    cancelled: 'Annulé',
    returned: 'Retourné à l’expéditeur',
  },
  subStatus: {
    info_received: 'Informations d’expédition reçues',
    export_customs: 'Dédouanement à l’exportation',
    departed_origin: 'Parti du pays d’origine',
    arrived_destination_country: 'Arrivé dans le pays de destination',
    import_customs: 'Dédouanement à l’importation',
    customs_hold: 'Retenu par la douane',
    customs_cleared: 'Dédouané',
    handed_to_last_mile: 'Remis au transporteur local',
    arrived_at_delivery_depot: 'Arrivé au dépôt de livraison',
    address_query: 'Adresse à vérifier',
    recipient_unavailable: 'Destinataire absent',
    refused: 'Refusé par le destinataire',
    delayed: 'Retardé',
    lost: 'Perdu',
    damaged: 'Endommagé',
    destroyed: 'Détruit',
  },
  advice: {
    label_created: 'Votre colis est en préparation. Le transporteur ne l’a pas encore reçu.',
    picked_up: 'Le transporteur a pris votre colis en charge. Vous n’avez rien à faire.',
    in_transit: 'Votre colis est en route. Vous n’avez rien à faire.',
    out_for_delivery:
      'Votre colis est dans le véhicule de livraison. Assurez-vous que quelqu’un puisse le recevoir.',
    available_for_pickup:
      'Votre colis vous attend. Munissez-vous d’une pièce d’identité avec photo et du numéro de suivi. Retirez-le sans tarder : à la fin du délai de garde, il repart chez l’expéditeur.',
    delivery_failed:
      'Le transporteur n’a pas pu livrer votre colis. En général, il repasse ou laisse un avis qui indique où le retirer.',
    exception: 'Il y a un problème avec votre colis. Pour en savoir plus, contactez {shop}.',
    returning:
      'Votre colis repart chez l’expéditeur. Pour un remboursement ou une nouvelle livraison, contactez {shop}.',
    delivered:
      'Votre colis a été livré. Si vous ne le trouvez pas, regardez dans votre boîte aux lettres et demandez à vos voisins. Ensuite, contactez {shop}.',
    cancelled: 'Cet envoi a été annulé. Si vous attendez encore une commande, contactez {shop}.',
    returned:
      'Votre colis est revenu chez l’expéditeur. Pour un remboursement ou une nouvelle livraison, contactez {shop}.',
  },
  subAdvice: {
    import_customs:
      'La douane contrôle votre colis. Vous n’avez rien à faire, sauf si la douane ou le transporteur vous contacte.',
    customs_hold:
      'La douane a besoin d’un élément avant de libérer votre colis : le plus souvent une facture, une preuve de paiement ou les droits de douane. Répondez au courrier, à l’e-mail ou au SMS de la douane ou du transporteur avant la date indiquée. Si vous n’avez rien reçu, contactez {shop}.',
    address_query:
      'Le transporteur ne trouve pas votre adresse. Envoyez dès maintenant votre adresse complète et votre téléphone : contactez {shop}. Sinon, le colis sera renvoyé.',
    recipient_unavailable:
      'Personne n’a pu recevoir votre colis. Le transporteur repasse, ou laisse un avis qui indique où le retirer.',
    refused:
      'La livraison a été refusée et votre colis est renvoyé. Si c’est une erreur, contactez {shop} sans attendre.',
    delayed: 'Votre colis arrivera plus tard que prévu. Vous n’avez rien à faire.',
    lost: 'Le transporteur ne retrouve pas votre colis. Pour un remboursement ou un remplacement, contactez {shop}.',
    damaged:
      'Votre colis a été endommagé pendant le transport. Pour un remboursement ou un remplacement, contactez {shop}.',
    destroyed: 'Votre colis a été détruit. Pour un remboursement ou un remplacement, contactez {shop}.',
  },
  next: 'La suite',
  nextStep: {
    label_created: 'Le transporteur vient chercher votre colis. Ensuite, cette page indique où il se trouve.',
    picked_up: 'Votre colis quitte le pays d’origine. Dans le pays de destination, il passe par la douane.',
    in_transit:
      'Dans le pays de destination, votre colis est dédouané. Ensuite, un transporteur local le livre.',
    local: 'Le transporteur local livre votre colis.',
    customs_hold:
      'Dès que la douane a tout reçu, elle libère votre colis. Sans réponse, il peut repartir chez l’expéditeur.',
  },
  dutiesPaid:
    'Les droits et taxes sont déjà payés. Si l’on vous demande de les payer, contactez d’abord {shop}.',
  dutiesDue:
    'Les droits et taxes ne sont pas compris dans la livraison. La douane ou le transporteur peut vous les demander.',
  mail: {
    subject: '{state} : votre colis envoyé par {shop}',
    open: 'Suivre votre colis :',
    reason: 'Vous recevez cet e-mail parce que {shop} vous a envoyé un colis.',
    stop: 'Ne plus recevoir ces e-mails :',
    off: {
      title: 'Ne plus recevoir ces e-mails ?',
      text: 'Vous ne recevrez plus d’e-mails au sujet des colis envoyés par {shop}.',
      confirm: 'Ne plus les recevoir',
    },
    done: {
      title: 'Vous ne recevrez plus ces e-mails',
      text: 'Le lien d’un e-mail précédent indique toujours où se trouve votre colis.',
    },
  },
};
