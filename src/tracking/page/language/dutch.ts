import type { BuyerText } from '../buyer-text.ts';

export const dutch: BuyerText = {
  title: 'Volg uw pakket',
  number: 'Trackingnummer',
  numberHint: 'Het nummer staat in de e-mail van de winkel.',
  find: 'Volgen',
  numberOnly:
    'Open de link die de winkel u heeft gestuurd om de plaatsen, de datums en de contactgegevens van de winkel te zien.',
  language: 'Taal',
  shop: 'de winkel',
  ask: 'Wie u kunt vragen',
  noNews: 'Geen kaart, e-mail of sms ontvangen? Neem contact op met {whom}. Geef dit nummer door: {number}.',
  contact: 'Contact opnemen met {shop}',
  noContact: 'In de e-mail over uw bestelling staat hoe u {shop} bereikt.',
  lastMileNumber: 'Nummer van de lokale bezorger',
  carrierLink: 'Volgen bij {carrier}',
  parcel: 'Uw pakket',
  origin: 'Herkomst',
  destination: 'Land van bestemming',
  service: 'Verzendwijze',
  services: {
    economy: 'Voordelige verzending met tracking',
    standard: 'Standaardverzending met tracking',
    priority: 'Verzending met voorrang en tracking',
  },
  weight: 'Gewicht',
  expected: 'Verwachte bezorging',
  expectedHeld: 'Onbekend tot de douane het pakket vrijgeeft',
  late: 'Later dan verwacht. Er is geen nieuwe datum bekend.',
  nextAttempt: 'Volgende bezorgpoging',
  pickupPlace: 'Afhaalpunt',
  pickupUnknown:
    'De vervoerder heeft ons het adres van het afhaalpunt niet doorgegeven. Het staat op de kaart, in de e-mail of in de sms van de vervoerder.',
  keptUntil: 'Wordt bewaard tot en met',
  timeLimit: 'Termijn',
  soon: 'Er is geen datum bekend. Doe het snel: na enkele dagen gaan pakketten vaak terug.',
  dayPassed: 'Deze dag is voorbij. Vraag nu of u nog iets kunt doen.',
  needed: 'De vervoerder vraagt om:',
  deadline: 'Uiterlijk antwoorden op',
  testNotice: 'Dit is een test. Er is geen pakket verzonden.',
  deliveredAt: 'Bezorgd op',
  history: 'Geschiedenis',
  times: 'De tijden zijn lokaal. Als de plaats niet bekend is, is het de wereldtijd (UTC).',
  unknownUpdate: 'Bericht van de vervoerder',
  noHistory: 'Nog geen gebeurtenissen.',
  places: {
    customs: 'Douane',
    sortingCenter: 'Sorteercentrum',
    exchangeOffice: 'Uitwisselingskantoor',
    airport: 'Luchthaven',
    postOffice: 'Postkantoor',
    depot: 'Bezorgdepot',
    warehouse: 'Magazijn',
    hub: 'Overslagcentrum',
  },
  message: {
    noNumber: { title: 'Volg uw pakket', text: 'Voer het nummer van uw pakket in.' },
    notFound: {
      title: 'Pakket niet gevonden',
      text: 'Controleer het nummer of de link, of vraag het de winkel die het u heeft gestuurd. Een nieuw nummer is soms pas na een dag zichtbaar.',
    },
    several: {
      title: 'Meer dan één nummer',
      text: 'Kies een nummer. Deze pagina toont één pakket tegelijk.',
    },
    typo: {
      title: 'Controleer het nummer',
      text: 'In dit nummer zit een typefout. Kopieer het uit de e-mail van de winkel en probeer het opnieuw.',
    },
    notNumber: {
      title: 'Geen trackingnummer',
      text: 'Een trackingnummer heeft 8 tot 40 letters en cijfers. Met een naam, e-mailadres of bestelnummer is geen pakket te vinden.',
    },
    otherCarrier: {
      title: 'Pakket niet gevonden',
      text: 'Dit nummer is niet van ons. Het lijkt op een nummer van {carrier}. Zoek het daar op.',
    },
    unconfirmed: {
      title: 'Nog niet bevestigd',
      text: 'De vervoerder heeft dit pakket nog niet bevestigd. Kijk over een paar minuten opnieuw.',
    },
    busy: { title: 'Te veel verzoeken', text: 'Wacht een minuut en probeer het opnieuw.' },
    failed: {
      title: 'Nu niet beschikbaar',
      text: 'We kunnen uw pakket op dit moment niet tonen. Laad deze pagina over een minuut opnieuw.',
    },
  },
  status: {
    label_created: 'Verzendlabel gemaakt',
    picked_up: 'Opgehaald',
    in_transit: 'Onderweg',
    out_for_delivery: 'Wordt bezorgd',
    available_for_pickup: 'Klaar om af te halen',
    delivery_failed: 'Bezorging niet gelukt',
    exception: 'Probleem met het pakket',
    returning: 'Op de terugweg naar de afzender',
    delivered: 'Bezorgd',
    cancelled: 'Geannuleerd',
    returned: 'Terug bij de afzender',
  },
  subStatus: {
    info_received: 'Verzendgegevens ontvangen',
    export_customs: 'Douane bij uitvoer',
    departed_origin: 'Vertrokken uit het land van herkomst',
    arrived_destination_country: 'Aangekomen in het land van bestemming',
    import_customs: 'Douane bij invoer',
    customs_hold: 'Vastgehouden door de douane',
    customs_cleared: 'Vrijgegeven door de douane',
    handed_to_last_mile: 'Overgedragen aan de lokale bezorger',
    arrived_at_delivery_depot: 'Aangekomen in het bezorgdepot',
    address_query: 'Het adres moet worden gecontroleerd',
    recipient_unavailable: 'Ontvanger niet thuis',
    refused: 'Geweigerd door de ontvanger',
    delayed: 'Vertraagd',
    lost: 'Zoekgeraakt',
    damaged: 'Beschadigd',
    destroyed: 'Vernietigd',
  },
  advice: {
    label_created: 'Uw pakket wordt klaargemaakt. De vervoerder heeft het nog niet ontvangen.',
    picked_up: 'De vervoerder heeft uw pakket. U hoeft niets te doen.',
    in_transit: 'Uw pakket is onderweg. U hoeft niets te doen.',
    out_for_delivery: 'Uw pakket is bij de bezorger. Zorg dat iemand het kan aannemen.',
    available_for_pickup:
      'Uw pakket ligt voor u klaar. Neem een legitimatiebewijs met foto en het trackingnummer mee. Haal het snel af: na de bewaartermijn gaat het terug naar de afzender.',
    delivery_failed:
      'Uw pakket kon niet worden bezorgd. Meestal volgt een nieuwe poging, of een kaart waarop staat waar u het kunt afhalen.',
    exception: 'Er is een probleem met uw pakket. Neem voor meer informatie contact op met {shop}.',
    returning:
      'Uw pakket gaat terug naar de afzender. Neem voor een terugbetaling of nieuwe zending contact op met {shop}.',
    delivered:
      'Uw pakket is bezorgd. Kunt u het niet vinden? Kijk in de brievenbus en vraag uw buren. Neem daarna contact op met {shop}.',
    cancelled: 'Deze zending is geannuleerd. Wacht u nog op een bestelling? Neem dan contact op met {shop}.',
    returned:
      'Uw pakket is terug bij de afzender. Neem voor een terugbetaling of nieuwe zending contact op met {shop}.',
  },
  subAdvice: {
    import_customs:
      'De douane controleert uw pakket. U hoeft alleen iets te doen als de douane of de vervoerder contact met u opneemt.',
    customs_hold:
      'De douane heeft nog iets nodig voordat uw pakket wordt vrijgegeven: meestal een factuur, een betaalbewijs of de invoerrechten. Beantwoord de brief, de e-mail of het sms-bericht van de douane of de vervoerder vóór de genoemde datum. Niets ontvangen? Neem dan contact op met {shop}.',
    address_query:
      'De vervoerder kan uw adres niet vinden. Geef nu uw volledige adres en telefoonnummer door: neem contact op met {shop}. Anders gaat het pakket terug.',
    recipient_unavailable:
      'Niemand kon uw pakket aannemen. Er volgt een nieuwe poging, of een kaart waarop staat waar u het kunt afhalen.',
    refused:
      'Het pakket is geweigerd en gaat terug. Is dat een vergissing? Neem dan meteen contact op met {shop}.',
    delayed: 'Uw pakket komt later dan gepland. U hoeft niets te doen.',
    lost: 'De vervoerder kan uw pakket niet vinden. Neem voor een terugbetaling of vervanging contact op met {shop}.',
    damaged:
      'Uw pakket is onderweg beschadigd. Neem voor een terugbetaling of vervanging contact op met {shop}.',
    destroyed: 'Uw pakket is vernietigd. Neem voor een terugbetaling of vervanging contact op met {shop}.',
  },
  next: 'Wat gebeurt er nu',
  nextStep: {
    label_created: 'De vervoerder haalt uw pakket op. Daarna ziet u hier waar het is.',
    picked_up:
      'Uw pakket verlaat het land van herkomst. In het land van bestemming gaat het langs de douane.',
    in_transit:
      'In het land van bestemming wordt uw pakket ingeklaard. Daarna brengt een lokale bezorger het naar u.',
    local: 'De lokale bezorger brengt uw pakket naar u.',
    customs_hold:
      'Zodra de douane alles heeft, geeft zij uw pakket vrij. Zonder antwoord kan het teruggaan naar de afzender.',
  },
  dutiesPaid:
    'Invoerrechten en belasting zijn al betaald. Moet u toch betalen? Neem dan eerst contact op met {shop}.',
  dutiesDue:
    'Invoerrechten en belasting zijn niet bij de verzending inbegrepen. De douane of de vervoerder kan u vragen ze te betalen.',
  mail: {
    subject: '{state}: uw pakket van {shop}',
    open: 'Volg uw pakket:',
    reason: 'U ontvangt deze e-mail omdat {shop} u een pakket heeft gestuurd.',
    stop: 'Deze e-mails stoppen:',
    off: {
      title: 'Deze e-mails stoppen?',
      text: 'U krijgt dan geen e-mails meer over pakketten van {shop}.',
      confirm: 'E-mails stoppen',
    },
    done: {
      title: 'U krijgt deze e-mails niet meer',
      text: 'De link in een eerdere e-mail laat nog steeds zien waar uw pakket is.',
    },
  },
};
