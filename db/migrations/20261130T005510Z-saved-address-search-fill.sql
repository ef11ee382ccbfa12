-- The trigger writes the text.
update saved_address set description = description where search_text is null;
