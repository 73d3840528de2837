DROP VIEW "public"."operations_change_log";
DROP VIEW "public"."operations_sign_in_record";
DROP VIEW "public"."operations_stored_file";
