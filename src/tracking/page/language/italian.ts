import type { BuyerText } from '../buyer-text.ts';

export const italian: BuyerText = {
  title: 'Segui il tuo pacco',
  number: 'Numero di tracciamento',
  numberHint: 'Il numero è nell’e-mail del negozio.',
  find: 'Cerca',
  numberOnly:
    'Per vedere i luoghi, le date e il contatto del negozio, apri il link che il negozio ti ha inviato.',
  language: 'Lingua',
  shop: 'il negozio',
  ask: 'A chi rivolgersi',
  noNews: 'Se non hai ricevuto avvisi, e-mail o SMS, contatta {whom}. Indica questo numero: {number}.',
  contact: 'Contatta {shop}',
  noContact: 'L’e-mail del tuo ordine spiega come contattare {shop}.',
  lastMileNumber: 'Numero di consegna locale',
  carrierLink: 'Segui con {carrier}',
  parcel: 'Il tuo pacco',
  origin: 'Da',
  destination: 'Paese di destinazione',
  service: 'Servizio',
  services: {
    economy: 'Spedizione economica con tracciamento',
    standard: 'Spedizione normale con tracciamento',
    priority: 'Spedizione prioritaria con tracciamento',
  },
  weight: 'Peso',
  expected: 'Consegna prevista',
  expectedHeld: 'Nessuna data finché la dogana non libera il pacco',
  late: 'In ritardo sul previsto. Nessuna nuova data è nota.',
  nextAttempt: 'Prossimo tentativo di consegna',
  pickupPlace: 'Punto di ritiro',
  pickupUnknown:
    'Il corriere non ci ha comunicato l’indirizzo del punto di ritiro. Lo trovi nel suo avviso, nella sua e-mail o nel suo SMS.',
  keptUntil: 'In giacenza fino al',
  timeLimit: 'Termine',
  soon: 'Nessuna data è nota. Agisci presto: dopo alcuni giorni i pacchi vengono spesso rispediti.',
  dayPassed: 'Questo giorno è passato. Chiedi subito se puoi ancora fare qualcosa.',
  needed: 'Il corriere chiede:',
  deadline: 'Rispondere entro il',
  testNotice: 'Questa è una prova. Nessun pacco è stato spedito.',
  deliveredAt: 'Consegnato il',
  history: 'Cronologia',
  times: 'Gli orari sono quelli locali di ogni luogo. Se il luogo non è noto, l’orario è universale (UTC).',
  unknownUpdate: 'Aggiornamento del corriere',
  noHistory: 'Ancora nessun evento.',
  places: {
    customs: 'Dogana',
    sortingCenter: 'Centro di smistamento',
    exchangeOffice: 'Ufficio di scambio',
    airport: 'Aeroporto',
    postOffice: 'Ufficio postale',
    depot: 'Centro di consegna',
    warehouse: 'Magazzino',
    hub: 'Centro di transito',
  },
  message: {
    noNumber: { title: 'Segui il tuo pacco', text: 'Inserisci il numero del tuo pacco.' },
    notFound: {
      title: 'Pacco non trovato',
      text: 'Controlla il numero o il link, oppure chiedi al negozio che te lo ha inviato. Un numero nuovo può comparire dopo un giorno.',
    },
    several: { title: 'Più numeri', text: 'Scegli un numero. Questa pagina mostra un pacco alla volta.' },
    typo: {
      title: 'Controlla il numero',
      text: 'Questo numero contiene un errore. Copialo dall’e-mail del negozio e riprova.',
    },
    notNumber: {
      title: 'Non è un numero di tracciamento',
      text: 'Un numero di tracciamento ha da 8 a 40 lettere e cifre. Con nomi, indirizzi e-mail o numeri d’ordine non si trova un pacco.',
    },
    otherCarrier: {
      title: 'Pacco non trovato',
      text: 'Questo numero non è nostro. Sembra un numero di {carrier}. Cercalo lì.',
    },
    unconfirmed: {
      title: 'Non ancora confermato',
      text: 'Il corriere non ha ancora confermato questo pacco. Ricontrolla tra qualche minuto.',
    },
    busy: { title: 'Troppe richieste', text: 'Attendi un minuto e riprova.' },
    failed: {
      title: 'Non disponibile al momento',
      text: 'Non possiamo mostrare il tuo pacco in questo momento. Ricarica la pagina tra un minuto.',
    },
  },
  status: {
    label_created: 'Etichetta creata',
    picked_up: 'Ritirato dal corriere',
    in_transit: 'In transito',
    out_for_delivery: 'In consegna',
    available_for_pickup: 'Pronto per il ritiro',
    delivery_failed: 'Consegna non riuscita',
    exception: 'Richiede attenzione',
    returning: 'In restituzione al mittente',
    delivered: 'Consegnato',
    cancelled: 'Annullato',
    returned: 'Restituito al mittente',
  },
  subStatus: {
    info_received: 'Dati della spedizione ricevuti',
    export_customs: 'Dogana di esportazione',
    departed_origin: 'Partito dal paese di origine',
    arrived_destination_country: 'Arrivato nel paese di destinazione',
    import_customs: 'Dogana di importazione',
    customs_hold: 'Fermo in dogana',
    customs_cleared: 'Sdoganato',
    handed_to_last_mile: 'Affidato al corriere locale',
    arrived_at_delivery_depot: 'Arrivato al centro di distribuzione',
    address_query: 'Indirizzo da verificare',
    recipient_unavailable: 'Destinatario assente',
    refused: 'Rifiutato dal destinatario',
    delayed: 'In ritardo',
    lost: 'Smarrito',
    damaged: 'Danneggiato',
    destroyed: 'Distrutto',
  },
  advice: {
    label_created: 'Il tuo pacco è in preparazione. Il corriere non lo ha ancora ricevuto.',
    picked_up: 'Il corriere ha il tuo pacco. Non devi fare nulla.',
    in_transit: 'Il tuo pacco è in viaggio. Non devi fare nulla.',
    out_for_delivery: 'Il tuo pacco è sul mezzo di consegna. Assicurati che qualcuno possa riceverlo.',
    available_for_pickup:
      'Il tuo pacco ti aspetta. Porta un documento con foto e il numero di tracciamento. Ritiralo presto: alla fine della giacenza torna al mittente.',
    delivery_failed:
      'Il corriere non è riuscito a consegnare il pacco. Di solito riprova o lascia un avviso con il punto di ritiro.',
    exception: 'C’è un problema con il tuo pacco. Per saperne di più, contatta {shop}.',
    returning:
      'Il tuo pacco sta tornando al mittente. Per un rimborso o una nuova spedizione, contatta {shop}.',
    delivered:
      'Il tuo pacco è stato consegnato. Se non lo trovi, guarda nella cassetta della posta e chiedi ai vicini. Poi contatta {shop}.',
    cancelled: 'Questa spedizione è stata annullata. Se aspetti ancora un ordine, contatta {shop}.',
    returned: 'Il tuo pacco è tornato al mittente. Per un rimborso o una nuova spedizione, contatta {shop}.',
  },
  subAdvice: {
    import_customs:
      'La dogana sta controllando il tuo pacco. Devi agire solo se la dogana o il corriere ti contatta.',
    customs_hold:
      'La dogana ha bisogno di qualcosa prima di liberare il pacco: di solito una fattura, una prova di pagamento o i dazi. Rispondi alla lettera, all’e-mail o all’SMS della dogana o del corriere entro la data indicata. Se non hai ricevuto nulla, contatta {shop}.',
    address_query:
      'Il corriere non trova il tuo indirizzo. Invia subito l’indirizzo completo e il numero di telefono: contatta {shop}. Altrimenti il pacco torna indietro.',
    recipient_unavailable:
      'Nessuno ha potuto ricevere il pacco. Il corriere riprova o lascia un avviso con il punto di ritiro.',
    refused:
      'La consegna è stata rifiutata e il pacco torna indietro. Se è un errore, contatta subito {shop}.',
    delayed: 'Il tuo pacco arriverà più tardi del previsto. Non devi fare nulla.',
    lost: 'Il corriere non trova il tuo pacco. Per un rimborso o una sostituzione, contatta {shop}.',
    damaged:
      'Il tuo pacco è stato danneggiato durante il viaggio. Per un rimborso o una sostituzione, contatta {shop}.',
    destroyed: 'Il tuo pacco è stato distrutto. Per un rimborso o una sostituzione, contatta {shop}.',
  },
  next: 'Cosa succede ora',
  nextStep: {
    label_created: 'Il corriere ritira il tuo pacco. Da quel momento questa pagina mostra dove si trova.',
    picked_up: 'Il tuo pacco lascia il paese di origine. Nel paese di destinazione passa dalla dogana.',
    in_transit:
      'Nel paese di destinazione la dogana sdogana il tuo pacco. Poi lo consegna un corriere locale.',
    local: 'Il corriere locale consegna il tuo pacco.',
    customs_hold:
      'Quando la dogana ha tutto, libera il tuo pacco. Senza una risposta, il pacco può tornare al mittente.',
  },
  dutiesPaid: 'Dazi e imposte sono già pagati. Se ti chiedono di pagarli, contatta prima {shop}.',
  dutiesDue:
    'Dazi e imposte non sono inclusi nella spedizione. La dogana o il corriere può chiederti di pagarli.',
  mail: {
    subject: '{state}: il tuo pacco da {shop}',
    open: 'Segui il tuo pacco:',
    reason: 'Ricevi questa e-mail perché {shop} ti ha spedito un pacco.',
    stop: 'Non ricevere più queste e-mail:',
    off: {
      title: 'Non ricevere più queste e-mail?',
      text: 'Non riceverai più e-mail sui pacchi da {shop}.',
      confirm: 'Non riceverle più',
    },
    done: {
      title: 'Non riceverai più queste e-mail',
      text: 'Il link di un’e-mail precedente mostra ancora dov’è il tuo pacco.',
    },
  },
};
