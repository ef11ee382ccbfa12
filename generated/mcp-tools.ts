// Generated from openapi.json by codegen/. Do not edit.

/** Each MCP tool: its operation, the properties that it rejects, and its schemas. */
export const toolContracts = {
  create_shipment: {
    operation: "createShipment",
    without: [
      "insured_amount"
    ],
    inputSchema: {
      type: "object",
      properties: {
        service_tier_id: {
          type: "string",
          description: "Service Code to book, as returned by list_service_tiers and get_rates."
        },
        recipient: {
          type: "object",
          description: "Recipient of the shipment, abroad.",
          properties: {
            contact_name: {
              type: "string",
              description: "Name of the recipient."
            },
            phone: {
              type: "string",
              description: "Phone number."
            },
            country_code: {
              type: "string",
              description: "Country code (ISO 3166-1 alpha-2)."
            },
            city: {
              type: "string",
              description: "City or town."
            },
            address: {
              type: "string",
              description: "Street address, on one line."
            },
            district: {
              type: "string",
              description: "Part of a city or county."
            },
            region: {
              type: "string",
              description: "State, province or prefecture, such as US-NY (ISO 3166-2), NY or New York."
            },
            postal_code: {
              type: "string",
              description: "Postal code."
            },
            email: {
              type: "string",
              description: "Email address."
            },
            language: {
              type: "string",
              description: "Language, such as de."
            }
          },
          required: [
            "contact_name",
            "phone",
            "country_code",
            "city",
            "address"
          ]
        },
        recipient_id: {
          type: "string",
          description: "Saved recipient (createAddress), instead of recipient."
        },
        sender: {
          type: "object",
          description: "Sender in Hong Kong: a recipient without email and language."
        },
        sender_id: {
          type: "string",
          description: "Saved sender (createAddress), instead of sender."
        },
        parcels: {
          type: "array",
          maxItems: 20,
          description: "Parcels of the shipment, 1 to 20.",
          items: {
            type: "object",
            properties: {
              weight_kg: {
                type: "number",
                description: "Actual weight, in kg."
              },
              length_cm: {
                type: "number",
                description: "Length, in cm."
              },
              width_cm: {
                type: "number",
                description: "Width, in cm."
              },
              height_cm: {
                type: "number",
                description: "Height, in cm."
              }
            },
            required: [
              "weight_kg"
            ]
          }
        },
        items: {
          type: "array",
          maxItems: 100,
          description: "Goods in the shipment, for customs: 1 to 100 items.",
          items: {
            type: "object",
            properties: {
              description: {
                type: "string",
                description: "Description of the goods for customs, in English."
              },
              quantity: {
                type: "integer",
                description: "Number of pieces."
              },
              unit_price: {
                type: "number",
                description: "Price per piece, in USD, or in HKD if declared_currency is HKD."
              },
              unit_price_hkd: {
                type: "number",
                description: "Price per piece, in HKD."
              },
              unit_weight_kg: {
                type: "number",
                description: "Net weight of one piece, in kg."
              },
              sku: {
                type: "string",
                description: "Your stock-keeping unit (SKU)."
              },
              hs_code: {
                type: "string",
                description: "Harmonized System (HS) code."
              },
              country_of_manufacture: {
                type: "string",
                description: "Country code (ISO 3166-1 alpha-2) of the country of manufacture."
              },
              is_cspc: {
                type: "boolean",
                description: "EU customs flag."
              },
              merchant_product_id: {
                type: "string",
                description: "SKU or platform product ID, for EU customs."
              },
              mfr_id_std: {
                type: "string",
                description: "Standardized manufacturer ID (a barcode type), for EU customs."
              },
              mfr_id_nonstd: {
                type: "string",
                description: "Other manufacturer ID (model, batch or serial number), for EU customs."
              },
              product_id_exemption: {
                type: "string",
                description: "Exemption from product IDs."
              },
              cpsc_certifier_id: {
                type: "string",
                description: "Certifier ID at the CPSC."
              },
              cpsc_product_id: {
                type: "string",
                description: "Product ID at the CPSC."
              },
              cpsc_version_id: {
                type: "string",
                description: "Version ID at the CPSC."
              },
              battery_un_number: {
                type: "string",
                description: "UN number of the battery."
              },
              battery_packing_instruction: {
                type: "string",
                description: "Packing instruction of the battery (IATA)."
              },
              battery_watt_hours: {
                type: "number",
                description: "Watt-hours of one battery."
              },
              manufacturer: {
                type: "object",
                description: "Manufacturer of the item.",
                properties: {
                  name: {
                    type: "string",
                    description: "Name of the business."
                  },
                  address: {
                    type: "string",
                    description: "Postal address."
                  },
                  country_code: {
                    type: "string"
                  },
                  email: {
                    type: "string"
                  },
                  phone: {
                    type: "string",
                    description: "Phone number, with the country calling code."
                  }
                },
                required: [
                  "name"
                ]
              },
              eu_responsible_person: {
                type: "object"
              }
            },
            required: [
              "quantity"
            ]
          }
        },
        goods_category: {
          type: "string",
          default: "general",
          description: "Category: general, battery, cosmetics, or another that a service accepts."
        },
        payment_type: {
          type: "string",
          enum: [
            "prepaid",
            "cod"
          ],
          default: "prepaid",
          description: "Payment method of the shipment."
        },
        reference_no: {
          type: "string",
          description: "Your own order reference."
        },
        selected_surcharges: {
          type: "array",
          maxItems: 16,
          description: "Codes of optional surcharges, at most 16: SIGNATURE, INSURANCE, NO_VOEC_PREPAY.",
          items: {
            type: "string"
          }
        },
        metadata: {
          type: "object",
          description: "Your own keys and values.",
          additionalProperties: {
            type: "string"
          }
        },
        tags: {
          type: "array",
          maxItems: 20,
          description: "Your own labels for the shipment, at most 20.",
          items: {
            type: "string"
          }
        },
        declared_currency: {
          type: "string",
          enum: [
            "HKD",
            "USD"
          ],
          description: "Currency of all declared values of the shipment."
        },
        expected_total_hkd: {
          type: "number",
          description: "Total that you expect, in HKD."
        },
        expected_discount_rule_id: {
          type: [
            "string",
            "null"
          ],
          description: "Discount that you expect: discount.rule_id of the rate option you chose."
        },
        ioss_number: {
          type: "string",
          description: "EU IOSS number: IM followed by exactly 10 digits."
        },
        vat_prepay: {
          type: "boolean",
          description: "true if the carrier prepays the destination's VAT."
        },
        voec_prepay: {
          type: "boolean",
          description: "true if the carrier prepays the VAT."
        },
        incoterm: {
          type: "string",
          enum: [
            "DAP",
            "DDP"
          ],
          description: "Trade term."
        },
        recipient_type: {
          type: "string",
          enum: [
            "business",
            "private"
          ],
          description: "Kind of recipient."
        },
        tax_number: {
          type: "string",
          description: "Tax number that the destination requires."
        },
        sales_platform_name: {
          type: "string",
          description: "Name of the marketplace where the goods were sold."
        },
        idempotency_key: {
          type: "string",
          description: "Names one logical order for 24 hours within the account and mode."
        }
      },
      required: [
        "service_tier_id",
        "parcels",
        "items",
        "idempotency_key"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        tracking_number: {
          type: "string"
        },
        status: {
          type: "string"
        },
        livemode: {
          type: "boolean"
        },
        dispatch: {
          type: [
            "object",
            "null"
          ]
        },
        pricing_snapshot: {
          type: "object"
        }
      }
    }
  },
  get_rates: {
    operation: "quoteRates",
    without: [
      "insured_amount_hkd"
    ],
    inputSchema: {
      type: "object",
      properties: {
        weight_kg: {
          type: "number",
          description: "Actual weight of the one parcel to price, in kg."
        },
        destination_country: {
          type: "string",
          description: "Destination country code (ISO 3166-1 alpha-2), in uppercase or lowercase."
        },
        goods_category: {
          type: "string",
          default: "general",
          description: "Category of the goods."
        },
        surcharges: {
          type: "array",
          maxItems: 16,
          description: "Codes of optional surcharges to price, at most 16.",
          items: {
            type: "string"
          }
        },
        declared_value_hkd: {
          type: "number",
          description: "Declared value of the goods in HKD, rounded half-up to cents."
        },
        destination_postal_code: {
          type: "string",
          description: "Postal code of the destination."
        },
        service_tier_id: {
          type: "string",
          description: "Service Code to price."
        },
        parcels: {
          type: "array",
          maxItems: 20,
          description: "Parcels to price, 1 to 20, each with its weight and dimensions.",
          items: {
            type: "object"
          }
        },
        items: {
          type: "array",
          maxItems: 100,
          description: "Goods in the shipment, 1 to 100 items.",
          items: {
            type: "object"
          }
        },
        ioss_number: {
          type: "string"
        },
        vat_prepay: {
          type: "boolean",
          description: "true to price prepayment of VAT by the carrier."
        },
        voec_prepay: {
          type: "boolean"
        },
        incoterm: {
          type: "string",
          enum: [
            "DAP",
            "DDP"
          ]
        },
        recipient_type: {
          type: "string",
          enum: [
            "business",
            "private"
          ]
        }
      },
      required: [
        "weight_kg",
        "destination_country"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        options: {
          type: "array",
          items: {
            type: "object"
          }
        },
        requirements: {
          type: "array",
          items: {
            type: "object"
          }
        }
      }
    }
  },
  validate_shipment: {
    operation: "validateShipment",
    without: [
      "insured_amount"
    ],
    inputSchema: {
      type: "object",
      properties: {
        service_tier_id: {
          type: "string"
        },
        recipient: {
          type: "object"
        },
        recipient_id: {
          type: "string"
        },
        sender: {
          type: "object"
        },
        sender_id: {
          type: "string"
        },
        parcels: {
          type: "array",
          maxItems: 20,
          items: {
            type: "object"
          }
        },
        items: {
          type: "array",
          maxItems: 100,
          items: {
            type: "object"
          }
        },
        goods_category: {
          type: "string",
          default: "general"
        },
        payment_type: {
          type: "string",
          enum: [
            "prepaid",
            "cod"
          ],
          default: "prepaid"
        },
        reference_no: {
          type: "string"
        },
        selected_surcharges: {
          type: "array",
          maxItems: 16,
          items: {
            type: "string"
          }
        },
        metadata: {
          type: "object",
          additionalProperties: {
            type: "string"
          }
        },
        tags: {
          type: "array",
          maxItems: 20,
          items: {
            type: "string"
          }
        },
        declared_currency: {
          type: "string",
          enum: [
            "HKD",
            "USD"
          ]
        },
        expected_total_hkd: {
          type: "number"
        },
        expected_discount_rule_id: {
          type: [
            "string",
            "null"
          ]
        },
        ioss_number: {
          type: "string"
        },
        vat_prepay: {
          type: "boolean"
        },
        voec_prepay: {
          type: "boolean"
        },
        incoterm: {
          type: "string",
          enum: [
            "DAP",
            "DDP"
          ]
        },
        recipient_type: {
          type: "string",
          enum: [
            "business",
            "private"
          ]
        },
        tax_number: {
          type: "string"
        },
        sales_platform_name: {
          type: "string"
        }
      },
      required: [
        "service_tier_id",
        "parcels",
        "items"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        valid: {
          type: "boolean"
        },
        violations: {
          type: "array",
          items: {
            type: "object"
          }
        },
        violation_count: {
          type: "integer"
        },
        warnings: {
          type: "array",
          items: {
            type: "object"
          }
        },
        quote: {
          type: [
            "object",
            "null"
          ]
        }
      }
    }
  },
  validate_address: {
    operation: "validateAddress",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        role: {
          enum: [
            "recipient",
            "sender"
          ],
          default: "recipient"
        },
        contact_name: {
          type: "string"
        },
        phone: {
          type: "string"
        },
        country_code: {
          type: "string"
        },
        city: {
          type: "string"
        },
        address: {
          type: "string"
        },
        district: {
          type: "string"
        },
        region: {
          type: "string"
        },
        postal_code: {
          type: "string"
        },
        email: {
          type: "string"
        },
        language: {
          type: "string"
        }
      },
      required: [
        "contact_name",
        "phone",
        "country_code",
        "city",
        "address"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        valid: {
          type: "boolean"
        },
        findings: {
          type: "array",
          items: {
            type: "object"
          }
        }
      }
    }
  },
  cancel_shipment: {
    operation: "cancelShipment",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        shipment_id: {
          type: "string",
          description: "The id of the shipment, which is its tracking_number, in upper or lower case."
        },
        idempotency_key: {
          type: "string",
          description: "Optional: the operation is idempotent or safe to repeat."
        }
      },
      required: [
        "shipment_id"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "string"
        },
        tracking_number: {
          type: "string"
        },
        status: {
          type: "string"
        },
        livemode: {
          type: "boolean"
        },
        cancelled_at: {
          type: "string"
        },
        refunded_amount_hkd: {
          type: "number"
        }
      }
    }
  },
  create_return: {
    operation: "createShipmentReturn",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        shipment_id: {
          type: "string",
          description: "Tracking number of the shipment that comes back."
        },
        service_tier_id: {
          type: "string",
          description: "Return service. Default: the cheapest."
        },
        recipient: {
          type: "object",
          description: "Return address in Hong Kong. Default: the sender."
        },
        parcels: {
          type: "array",
          items: {
            type: "object"
          }
        },
        items: {
          type: "array",
          items: {
            type: "object"
          },
          description: "Goods that come back. Default: all."
        },
        reference_no: {
          type: "string"
        },
        selected_surcharges: {
          type: "array",
          items: {
            type: "string"
          }
        },
        expected_total_hkd: {
          type: "number"
        },
        idempotency_key: {
          type: "string"
        }
      },
      required: [
        "shipment_id",
        "idempotency_key"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        tracking_number: {
          type: "string"
        },
        return_of: {
          type: "string"
        },
        pricing_snapshot: {
          type: "object"
        }
      }
    }
  },
  validate_return: {
    operation: "validateShipmentReturn",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        shipment_id: {
          type: "string"
        },
        service_tier_id: {
          type: "string"
        },
        recipient: {
          type: "object"
        },
        parcels: {
          type: "array",
          items: {
            type: "object"
          }
        },
        items: {
          type: "array",
          items: {
            type: "object"
          }
        },
        reference_no: {
          type: "string"
        },
        selected_surcharges: {
          type: "array",
          items: {
            type: "string"
          }
        },
        expected_total_hkd: {
          type: "number"
        }
      },
      required: [
        "shipment_id"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        valid: {
          type: "boolean"
        },
        violations: {
          type: "array",
          items: {
            type: "object"
          }
        },
        quote: {
          type: [
            "object",
            "null"
          ]
        },
        options: {
          type: "array",
          items: {
            type: "object"
          }
        }
      }
    }
  },
  create_batch: {
    operation: "createShipmentBatch",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        orders: {
          type: "array",
          items: {
            type: "object"
          },
          description: "Each as in create_shipment, with its own reference_no. Convert a file's rows."
        },
        skip_placed: {
          type: "boolean"
        },
        idempotency_key: {
          type: "string"
        }
      },
      required: [
        "orders",
        "idempotency_key"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "string"
        },
        status: {
          type: "string"
        }
      }
    }
  },
  validate_batch: {
    operation: "validateShipmentBatch",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        orders: {
          type: "array",
          items: {
            type: "object"
          },
          description: "Each as in create_shipment, with its own reference_no. Convert a file's rows."
        },
        skip_placed: {
          type: "boolean",
          description: "Leave out orders already placed."
        }
      },
      required: [
        "orders"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        valid: {
          type: "boolean"
        },
        total_hkd: {
          type: "number"
        },
        orders: {
          type: "array",
          items: {
            type: "object"
          }
        }
      }
    }
  },
  get_batch: {
    operation: "getShipmentBatch",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "string"
        }
      },
      required: [
        "id"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "string"
        },
        status: {
          type: "string"
        }
      }
    }
  },
  list_batch_orders: {
    operation: "listShipmentBatchOrders",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "string"
        },
        status: {
          type: "string"
        },
        cursor: {
          type: "string"
        },
        limit: {
          type: "integer"
        }
      },
      required: [
        "id"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object"
          }
        },
        next_cursor: {
          type: [
            "string",
            "null"
          ]
        }
      }
    }
  },
  create_manifest: {
    operation: "createManifest",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        carrier_code: {
          type: "string",
          description: "Carrier that picks the shipments up."
        },
        shipment_ids: {
          type: "array",
          maxItems: 1000,
          description: "Tracking numbers, 1 to 1,000.",
          items: {
            type: "string",
            description: "Tracking number of a shipment."
          }
        },
        created_before: {
          type: "string",
          description: "Only shipments booked before this time."
        },
        idempotency_key: {
          type: "string",
          description: "Names one logical order for 24 hours within the account and mode."
        }
      },
      required: [
        "carrier_code",
        "idempotency_key"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "string"
        },
        status: {
          type: "string"
        },
        shipment_count: {
          type: "integer"
        }
      }
    }
  },
  get_label: {
    operation: "getShipment",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        shipment_id: {
          type: "string",
          description: "The id of the shipment, which is its tracking_number, in upper or lower case."
        }
      },
      required: [
        "shipment_id"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        tracking_number: {
          type: "string"
        },
        label_pdf_url: {
          type: [
            "string",
            "null"
          ]
        }
      }
    }
  },
  get_shipment: {
    operation: "getShipment",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        shipment_id: {
          type: "string",
          description: "The id of the shipment, which is its tracking_number, in upper or lower case."
        }
      },
      required: [
        "shipment_id"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        status: {
          type: "string"
        },
        waybill_number: {
          type: [
            "string",
            "null"
          ]
        },
        events: {
          type: "array",
          items: {
            type: "object"
          }
        },
        billing: {
          type: [
            "object",
            "null"
          ]
        }
      }
    }
  },
  list_shipments: {
    operation: "listShipments",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        reference_no: {
          type: "string",
          description: "Only shipments with exactly this reference_no."
        },
        status: {
          type: "string",
          enum: [
            "label_created",
            "picked_up",
            "in_transit",
            "out_for_delivery",
            "available_for_pickup",
            "delivery_failed",
            "exception",
            "returning",
            "delivered",
            "cancelled",
            "returned"
          ],
          description: "Only shipments with this status."
        },
        updated_after: {
          type: "string",
          description: "Only shipments updated after this time."
        },
        created_after: {
          type: "string",
          description: "Only shipments booked after this time."
        },
        created_before: {
          type: "string",
          description: "Only shipments booked before this time."
        },
        destination_country: {
          type: "string",
          description: "Only shipments to this country."
        },
        service_tier_id: {
          type: "string",
          description: "Only shipments booked with this Service Code."
        },
        tag: {
          type: "string",
          description: "Only shipments with this tag."
        },
        metadata: {
          type: "object",
          additionalProperties: {
            type: "string"
          },
          description: "Only shipments with these metadata values: metadata[shop]=uk-store."
        },
        waybill_number: {
          type: "string",
          description: "Only the shipment with this waybill number."
        },
        cursor: {
          type: "string",
          description: "The next_cursor of the previous page."
        },
        limit: {
          type: "integer",
          default: 20,
          description: "The maximum number of rows per page: 1 to 100."
        },
        return_of: {
          type: "string",
          description: "Only returns of this shipment."
        },
        is_printed: {
          type: "string",
          enum: [
            "true",
            "false"
          ],
          description: "false: only shipments whose label is not printed yet (printed_at is null)."
        },
        queue: {
          type: "string",
          enum: [
            "to_print",
            "to_hand_over",
            "problems",
            "not_confirmed",
            "customs_hold",
            "address_query",
            "delivery_failed",
            "exception",
            "pickup_overdue",
            "returning",
            "returned",
            "lost",
            "damaged",
            "cost_above_quote",
            "held"
          ],
          description: "Only shipments in this queue of getWorkQueue, which has their number."
        },
        carrier_code: {
          type: "string",
          description: "Only shipments of this carrier."
        },
        q: {
          type: "string"
        }
      }
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object"
          }
        },
        next_cursor: {
          type: [
            "string",
            "null"
          ]
        }
      }
    }
  },
  track_shipment: {
    operation: "getTracking",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        tracking_number: {
          type: "string",
          description: "A tracking number in any case, or a waybill or last-mile number as the carrier writes it."
        }
      },
      required: [
        "tracking_number"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        status: {
          type: "string"
        },
        eta: {
          type: [
            "string",
            "null"
          ]
        },
        delivered_at: {
          type: [
            "string",
            "null"
          ]
        },
        events: {
          type: "array",
          items: {
            type: "object"
          }
        }
      }
    }
  },
  list_service_tiers: {
    operation: "listServiceTiers",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        destination_country: {
          type: "string",
          description: "Only services to this country (ISO 3166-1 alpha-2), with what it requires."
        },
        goods_category: {
          type: "string",
          description: "Only services that accept it."
        },
        cursor: {
          type: "string",
          description: "next_cursor of the previous page."
        },
        limit: {
          type: "integer",
          default: 20,
          minimum: 1,
          maximum: 100
        }
      }
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object"
          }
        },
        next_cursor: {
          type: [
            "string",
            "null"
          ]
        }
      }
    }
  },
  get_wallet_balance: {
    operation: "getWalletBalance",
    without: [],
    inputSchema: {
      type: "object",
      properties: {}
    },
    outputSchema: {
      type: "object",
      properties: {
        balance: {
          type: "number"
        },
        available: {
          type: "number"
        },
        held: {
          type: "number"
        },
        currency: {
          type: "string"
        }
      }
    }
  },
  list_statements: {
    operation: "listStatements",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        cursor: {
          type: "string"
        },
        limit: {
          type: "integer"
        }
      }
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object"
          }
        },
        next_cursor: {
          type: [
            "string",
            "null"
          ]
        }
      }
    }
  },
  get_statement: {
    operation: "getStatement",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        month: {
          type: "string",
          description: "Such as 2026-11."
        }
      },
      required: [
        "month"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        month: {
          type: "string"
        }
      }
    }
  },
  list_events: {
    operation: "listEvents",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        event_type: {
          type: "string"
        },
        created_after: {
          type: "string"
        },
        cursor: {
          type: "string"
        },
        limit: {
          type: "integer"
        }
      }
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object"
          }
        },
        next_cursor: {
          type: [
            "string",
            "null"
          ]
        }
      }
    }
  },
  list_webhooks: {
    operation: "listWebhooks",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        cursor: {
          type: "string",
          description: "The next_cursor of the previous page."
        },
        limit: {
          type: "integer",
          default: 20,
          description: "The maximum number of rows per page: 1 to 100."
        }
      }
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object"
          }
        },
        next_cursor: {
          type: [
            "string",
            "null"
          ]
        }
      }
    }
  },
  list_webhook_deliveries: {
    operation: "listWebhookDeliveries",
    without: [],
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The id of the webhook endpoint."
        },
        cursor: {
          type: "string",
          description: "The next_cursor of the previous page."
        },
        limit: {
          type: "integer",
          default: 20,
          description: "The maximum number of rows per page: 1 to 100."
        }
      },
      required: [
        "id"
      ]
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object"
          }
        },
        next_cursor: {
          type: [
            "string",
            "null"
          ]
        }
      }
    }
  }
} as const;

export type ToolName = keyof typeof toolContracts;
