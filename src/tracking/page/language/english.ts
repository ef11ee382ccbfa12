import type { BuyerText } from '../buyer-text.ts';

export const english: BuyerText = {
  title: 'Track your parcel',
  number: 'Tracking number',
  numberHint: 'The number is in the email from the shop.',
  find: 'Track',
  numberOnly: 'For the places, the dates and the contact of the shop, open the link that the shop sent you.',
  language: 'Language',
  shop: 'the shop',
  contact: 'Contact {shop}',
  lastMileNumber: 'Local delivery number',
  carrierLink: 'Track with {carrier}',
  destination: 'Destination',
  expected: 'Expected delivery',
  nextAttempt: 'Next delivery attempt',
  pickupPlace: 'Pickup point',
  deliveredAt: 'Delivered',
  history: 'History',
  times: 'Times are local to each place, or UTC where the place is not known.',
  unknownUpdate: 'Update from the carrier',
  noHistory: 'No tracking events yet.',
  message: {
    noNumber: { title: 'Track your parcel', text: 'Enter the number of your parcel.' },
    notFound: {
      title: 'Parcel not found',
      text: 'Check the number or the link, or ask the shop that sent it to you. A new number can take a day to appear.',
    },
    unconfirmed: {
      title: 'Not confirmed yet',
      text: 'The carrier has not confirmed this parcel yet. Please check again in a few minutes.',
    },
    busy: { title: 'Too many requests', text: 'Please wait a minute, then try again.' },
    failed: {
      title: 'Not available right now',
      text: 'We cannot show your parcel at the moment. Please reload this page in a minute.',
    },
  },
  status: {
    label_created: 'Label created',
    picked_up: 'Picked up',
    in_transit: 'In transit',
    out_for_delivery: 'Out for delivery',
    available_for_pickup: 'Ready for pickup',
    delivery_failed: 'Delivery attempt failed',
    exception: 'Needs attention',
    returning: 'Returning to sender',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned to sender',
  },
  subStatus: {
    info_received: 'Shipping details received',
    export_customs: 'Export customs',
    departed_origin: 'Departed from the country of origin',
    arrived_destination_country: 'Arrived in the destination country',
    import_customs: 'Import customs',
    customs_hold: 'Held by customs',
    customs_cleared: 'Cleared by customs',
    handed_to_last_mile: 'Handed to the local carrier',
    arrived_at_delivery_depot: 'Arrived at the delivery depot',
    address_query: 'The address must be checked',
    recipient_unavailable: 'The recipient was not available',
    refused: 'Refused by the recipient',
    delayed: 'Delayed',
    lost: 'Lost',
    damaged: 'Damaged',
    destroyed: 'Destroyed',
  },
  advice: {
    label_created: 'Your parcel is being prepared. The carrier has not received it yet.',
    picked_up: 'The carrier has your parcel. You do not need to do anything.',
    in_transit: 'Your parcel is on its way. You do not need to do anything.',
    out_for_delivery: 'Your parcel is with the driver. Please make sure that someone can receive it.',
    available_for_pickup:
      'Your parcel is waiting for you. Bring photo ID and the tracking number. Collect it soon: when the storage period ends, it goes back to the sender.',
    delivery_failed:
      'The carrier could not deliver your parcel. It usually tries again, or leaves a card that says where to collect it.',
    exception: 'There is a problem with your parcel. To find out more, contact {shop}.',
    returning:
      'Your parcel is on its way back to the sender. For a refund or a new delivery, contact {shop}.',
    delivered:
      'Your parcel was delivered. If you cannot find it, look in your letterbox and ask your neighbors. Then contact {shop}.',
    cancelled: 'This shipment was cancelled. If you are still waiting for an order, contact {shop}.',
    returned: 'Your parcel is back with the sender. For a refund or a new delivery, contact {shop}.',
  },
  subAdvice: {
    import_customs:
      'Customs is checking your parcel. You only need to act if customs or the carrier contacts you.',
    customs_hold:
      'Customs needs something before it releases your parcel, usually an invoice, proof of payment or the duty. Answer the letter, email or text message from customs or the carrier by the date that it names. If you have received nothing, contact {shop}.',
    address_query:
      'The carrier cannot find your address. Send your full address and phone number now: contact {shop}. Otherwise the parcel goes back.',
    recipient_unavailable:
      'Nobody could receive your parcel. The carrier tries again, or leaves a card that says where to collect it.',
    refused: 'The delivery was refused, so your parcel goes back. If this is a mistake, contact {shop} now.',
    delayed: 'Your parcel arrives later than planned. You do not need to do anything.',
    lost: 'The carrier cannot find your parcel. For a refund or a replacement, contact {shop}.',
    damaged: 'Your parcel was damaged on its way. For a refund or a replacement, contact {shop}.',
    destroyed: 'Your parcel was destroyed. For a refund or a replacement, contact {shop}.',
  },
  dutiesPaid: 'Duty and tax are already paid. If you are asked to pay them, contact {shop} first.',
  dutiesDue: 'Duty and tax are not included in the shipping. Customs or the carrier may ask you to pay them.',
  mail: {
    subject: '{state}: your parcel from {shop}',
    open: 'Follow your parcel:',
    reason: 'You receive this email because {shop} sent you a parcel.',
    stop: 'Stop these emails:',
    off: {
      title: 'Stop these emails?',
      text: 'You then get no more emails about parcels from {shop}.',
      confirm: 'Stop these emails',
    },
    done: {
      title: 'You get no more of these emails',
      text: 'The link in an earlier email still shows where your parcel is.',
    },
  },
};
