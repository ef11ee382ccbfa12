import type { BuyerText } from '../buyer-text.ts';

export const german: BuyerText = {
  title: 'Sendung verfolgen',
  number: 'Sendungsnummer',
  numberHint: 'Die Nummer steht in der E-Mail des Shops.',
  find: 'Suchen',
  numberOnly:
    'Orte, Zeiten und den Kontakt des Shops sehen Sie über den Link, den der Shop Ihnen geschickt hat.',
  language: 'Sprache',
  shop: 'den Shop',
  ask: 'Wer Ihnen hilft',
  noNews:
    'Wenn Sie keine Karte, E-Mail oder SMS erhalten haben, fragen Sie {whom}. Nennen Sie diese Nummer: {number}.',
  contact: '{shop} kontaktieren',
  noContact: 'Wie Sie {shop} erreichen, steht in der E-Mail zu Ihrer Bestellung.',
  lastMileNumber: 'Nummer des Zustellers',
  carrierLink: 'Bei {carrier} verfolgen',
  parcel: 'Ihre Sendung',
  origin: 'Von',
  destination: 'Zielland',
  service: 'Versandart',
  services: {
    economy: 'Economy-Versand mit Sendungsverfolgung',
    standard: 'Standardversand mit Sendungsverfolgung',
    priority: 'Vorrangiger Versand mit Sendungsverfolgung',
  },
  weight: 'Gewicht',
  expected: 'Voraussichtliche Zustellung',
  expectedHeld: 'Offen, bis der Zoll die Sendung freigibt',
  late: 'Später als erwartet. Ein neues Datum ist nicht bekannt.',
  nextAttempt: 'Nächster Zustellversuch',
  pickupPlace: 'Abholort',
  pickupUnknown:
    'Die Adresse des Abholorts hat der Zusteller uns nicht mitgeteilt. Sie steht auf seiner Karte, in seiner E-Mail oder SMS.',
  keptUntil: 'Wird aufbewahrt bis',
  timeLimit: 'Frist',
  soon: 'Ein Datum ist nicht bekannt. Handeln Sie bald: Nach einigen Tagen gehen Sendungen oft zurück.',
  dayPassed: 'Dieser Tag ist vorbei. Fragen Sie sofort nach, ob Sie noch handeln können.',
  needed: 'Der Zusteller benötigt:',
  deadline: 'Antwort bis',
  testNotice: 'Dies ist ein Test. Es wurde keine Sendung verschickt.',
  deliveredAt: 'Zugestellt am',
  history: 'Verlauf',
  times: 'Alle Zeiten sind Ortszeiten. Ist der Ort nicht bekannt, steht dort die Weltzeit (UTC).',
  unknownUpdate: 'Meldung des Zustellers',
  noHistory: 'Noch keine Meldungen.',
  places: {
    customs: 'Zoll',
    sortingCenter: 'Sortierzentrum',
    exchangeOffice: 'Auswechslungsstelle',
    airport: 'Flughafen',
    postOffice: 'Postfiliale',
    depot: 'Zustelldepot',
    warehouse: 'Lager',
    hub: 'Umschlagzentrum',
  },
  message: {
    noNumber: { title: 'Sendung verfolgen', text: 'Geben Sie die Nummer Ihrer Sendung ein.' },
    notFound: {
      title: 'Sendung nicht gefunden',
      text: 'Prüfen Sie die Nummer oder den Link, oder fragen Sie den Shop, von dem Sie sie haben. Neue Nummern sind manchmal erst nach einem Tag sichtbar.',
    },
    several: {
      title: 'Mehrere Nummern',
      text: 'Wählen Sie eine Nummer. Diese Seite zeigt jeweils eine Sendung.',
    },
    typo: {
      title: 'Prüfen Sie die Nummer',
      text: 'In dieser Nummer ist ein Tippfehler. Kopieren Sie sie aus der E-Mail des Shops und versuchen Sie es erneut.',
    },
    notNumber: {
      title: 'Keine Sendungsnummer',
      text: 'Eine Sendungsnummer hat 8 bis 40 Buchstaben und Ziffern. Mit Namen, E-Mail-Adressen und Bestellnummern lässt sich keine Sendung finden.',
    },
    otherCarrier: {
      title: 'Sendung nicht gefunden',
      text: 'Diese Nummer gehört nicht zu uns. Sie sieht nach einer Nummer von {carrier} aus. Suchen Sie sie dort.',
    },
    unconfirmed: {
      title: 'Noch nicht bestätigt',
      text: 'Der Zusteller hat diese Sendung noch nicht bestätigt. Bitte sehen Sie in ein paar Minuten noch einmal nach.',
    },
    busy: { title: 'Zu viele Anfragen', text: 'Bitte warten Sie eine Minute und versuchen Sie es erneut.' },
    failed: {
      title: 'Zurzeit nicht verfügbar',
      text: 'Wir können Ihre Sendung gerade nicht anzeigen. Bitte laden Sie die Seite in einer Minute neu.',
    },
  },
  status: {
    label_created: 'Versandetikett erstellt',
    picked_up: 'Abgeholt',
    in_transit: 'Unterwegs',
    out_for_delivery: 'In Zustellung',
    available_for_pickup: 'Zur Abholung bereit',
    delivery_failed: 'Zustellung nicht möglich',
    exception: 'Problem mit der Sendung',
    returning: 'Auf dem Rückweg zum Absender',
    delivered: 'Zugestellt',
    cancelled: 'Storniert',
    returned: 'Zurück beim Absender',
  },
  subStatus: {
    info_received: 'Sendungsdaten erhalten',
    export_customs: 'Ausfuhrabfertigung',
    departed_origin: 'Ursprungsland verlassen',
    arrived_destination_country: 'Im Zielland angekommen',
    import_customs: 'Einfuhrabfertigung',
    customs_hold: 'Vom Zoll angehalten',
    customs_cleared: 'Vom Zoll freigegeben',
    handed_to_last_mile: 'An den Zusteller vor Ort übergeben',
    arrived_at_delivery_depot: 'Im Zustelldepot angekommen',
    address_query: 'Adresse muss geprüft werden',
    recipient_unavailable: 'Empfänger nicht angetroffen',
    refused: 'Annahme verweigert',
    delayed: 'Verspätet',
    lost: 'Verloren',
    damaged: 'Beschädigt',
    destroyed: 'Vernichtet',
  },
  advice: {
    label_created: 'Ihre Sendung wird vorbereitet. Der Zusteller hat sie noch nicht erhalten.',
    picked_up: 'Ihre Sendung ist beim Zusteller. Sie müssen nichts tun.',
    in_transit: 'Ihre Sendung ist auf dem Weg. Sie müssen nichts tun.',
    out_for_delivery:
      'Ihre Sendung ist im Zustellfahrzeug. Bitte sorgen Sie dafür, dass jemand sie annehmen kann.',
    available_for_pickup:
      'Ihre Sendung liegt für Sie bereit. Bringen Sie einen Lichtbildausweis und die Sendungsnummer mit. Holen Sie sie bald ab: Nach der Lagerfrist geht sie an den Absender zurück.',
    delivery_failed:
      'Ihre Sendung konnte nicht zugestellt werden. Meist folgt ein weiterer Versuch, oder eine Karte nennt Ihnen den Abholort.',
    exception: 'Es gibt ein Problem mit Ihrer Sendung. Für Auskunft wenden Sie sich an {shop}.',
    returning:
      'Ihre Sendung ist auf dem Rückweg zum Absender. Wegen einer Erstattung oder neuen Lieferung wenden Sie sich an {shop}.',
    delivered:
      'Ihre Sendung wurde zugestellt. Wenn Sie sie nicht finden, sehen Sie im Briefkasten nach und fragen Sie Ihre Nachbarn. Danach wenden Sie sich an {shop}.',
    cancelled:
      'Diese Sendung wurde storniert. Wenn Sie noch auf eine Bestellung warten, wenden Sie sich an {shop}.',
    returned:
      'Ihre Sendung ist zurück beim Absender. Wegen einer Erstattung oder neuen Lieferung wenden Sie sich an {shop}.',
  },
  subAdvice: {
    import_customs:
      'Der Zoll prüft Ihre Sendung. Sie müssen nur handeln, wenn der Zoll oder der Zusteller sich bei Ihnen meldet.',
    customs_hold:
      'Der Zoll braucht noch etwas, bevor er Ihre Sendung freigibt: meist eine Rechnung, einen Zahlungsnachweis oder die Einfuhrabgaben. Antworten Sie auf den Brief, die E-Mail oder die SMS des Zolls oder des Zustellers bis zum genannten Datum. Wenn Sie nichts erhalten haben, wenden Sie sich an {shop}.',
    address_query:
      'Der Zusteller findet Ihre Adresse nicht. Schicken Sie Ihre vollständige Adresse und Telefonnummer sofort an {shop}. Sonst geht die Sendung zurück.',
    recipient_unavailable:
      'Niemand konnte Ihre Sendung annehmen. Der Zusteller versucht es noch einmal, oder eine Karte nennt Ihnen den Abholort.',
    refused:
      'Die Annahme wurde verweigert, deshalb geht Ihre Sendung zurück. Wenn das ein Irrtum ist, wenden Sie sich sofort an {shop}.',
    delayed: 'Ihre Sendung kommt später als geplant. Sie müssen nichts tun.',
    lost: 'Ihre Sendung ist nicht auffindbar. Wegen einer Erstattung oder Ersatzlieferung wenden Sie sich an {shop}.',
    damaged:
      'Ihre Sendung wurde unterwegs beschädigt. Wegen einer Erstattung oder Ersatzlieferung wenden Sie sich an {shop}.',
    destroyed:
      'Ihre Sendung wurde vernichtet. Wegen einer Erstattung oder Ersatzlieferung wenden Sie sich an {shop}.',
  },
  next: 'So geht es weiter',
  nextStep: {
    label_created: 'Der Zusteller holt Ihre Sendung ab. Danach sehen Sie hier, wo sie ist.',
    picked_up: 'Ihre Sendung verlässt das Ursprungsland. Im Zielland geht sie durch den Zoll.',
    in_transit: 'Im Zielland wird Ihre Sendung verzollt. Danach stellt ein Zusteller vor Ort sie zu.',
    local: 'Der Zusteller vor Ort stellt Ihre Sendung zu.',
    customs_hold:
      'Sobald der Zoll alles hat, gibt er Ihre Sendung frei. Ohne Antwort kann sie an den Absender zurückgehen.',
  },
  dutiesPaid:
    'Zoll und Steuern sind schon bezahlt. Wenn Sie trotzdem zahlen sollen, wenden Sie sich zuerst an {shop}.',
  dutiesDue:
    'Zoll und Steuern sind im Versand nicht enthalten. Der Zoll oder der Zusteller kann sie von Ihnen verlangen.',
  mail: {
    subject: '{state}: Ihre Sendung von {shop}',
    open: 'Sendung verfolgen:',
    reason: 'Sie erhalten diese E-Mail, weil Ihnen {shop} eine Sendung geschickt hat.',
    stop: 'Diese E-Mails abbestellen:',
    off: {
      title: 'Diese E-Mails abbestellen?',
      text: 'Sie erhalten dann keine E-Mails mehr zu Sendungen von {shop}.',
      confirm: 'E-Mails abbestellen',
    },
    done: {
      title: 'Sie erhalten diese E-Mails nicht mehr',
      text: 'Über den Link in einer früheren E-Mail sehen Sie weiterhin, wo Ihre Sendung ist.',
    },
  },
};
